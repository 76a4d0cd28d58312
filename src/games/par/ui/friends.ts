// The runs that one races against, flown again: each once a page.
import type { Scenario } from '../../../simulation/scenario';
import { type Friend, flownFriend, mostFriends } from '../rules/ghosts';
import type { RivalSpec } from '../spec';

const flown = new WeakMap<RivalSpec, Friend>();

/** A run of a course, flown again. */
export function friendOf(scenario: Scenario, rival: RivalSpec): Friend {
  const friend = flown.get(rival) ?? flownFriend(scenario, rival);
  flown.set(rival, friend);
  return friend;
}

/** Those of some runs of a course: the first two that come through, and those before them that do not. */
export function friendsOf(scenario: Scenario, rivals: readonly RivalSpec[]): Friend[] {
  const friends: Friend[] = [];
  for (const rival of rivals) {
    friends.push(friendOf(scenario, rival));
    if (friends.filter(({ record }) => record).length === mostFriends) break;
  }
  return friends;
}
