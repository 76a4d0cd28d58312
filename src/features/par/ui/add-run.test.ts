// Tests of adding runs from links to the course on the page. A run of another course is refused, and so is one that
// does not finish.
import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../../app/ui/sharing/address';
import type { Scenario } from '../../../world/simulation/scenario';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import { type Course, scenarioOf } from '../rules/course';
import { hairpin } from '../rules/courses';
import { parGame, readLink } from '../rules/game';
import { gatesAlong } from '../rules/own-course';
import { runWords } from '../rules/run-words';
import { withRuns } from '../rules/runs';
import { slalom } from '../rules/slalom';
import { hashIn, addRunsOfLink as runsOf } from './add-run';
import { newOwnId } from './own-ids';
import { Rivals } from './rivals';

const known = { scenarios: [], games: [parGame], named: readLink };

let rivals = new Rivals();
beforeEach(() => {
  rivals = new Rivals();
});

const addRunsOfLink = (course: Scenario, text: string) => runsOf(course, text, known, rivals);

/** Returns a link that contains the best flight through a course. */
const linkTo = (course: Course, name?: string, id = 'a1') => {
  const { time, seekDistance, controller, waypoints = [] } = course.flights.best;
  const command = { kind: 'follow-path', waypoints } as const;
  const inputs = { entity: withoutUndefined({ kind: 'missile', seekDistance, controller, command }) };
  return `https://slew.example/#${runWords(course.id, [{ id, scene: scenarioOf(course), inputs, result: time, ...withoutUndefined({ name }) }])}`;
};

const spaced = (answer: unknown) => String(answer).replaceAll('\u00a0', ' ');

describe('a link that is pasted', () => {
  it('adds its run to the course on the page, once', async () => {
    const course = scenarioOf(slalom);
    const link = `Beat this: ${linkTo(slalom, 'Ann')} !`;
    expect(await addRunsOfLink(course, link)).toEqual(['Ann']);
    expect(rivals.all(course).map(({ name }) => name)).toEqual(['Ann']);
    expect(await addRunsOfLink(course, link)).toBe('This run is here already.');
  });

  it('is refused with a sentence if its run is of another course', async () => {
    expect(await addRunsOfLink(scenarioOf(slalom), linkTo(hairpin))).toBe(
      'This run is of another course, Hairpin: open its link to race there.',
    );
  });

  it('is refused if it has no run, is no link, or cannot be read', async () => {
    const course = scenarioOf(slalom);
    expect(await addRunsOfLink(course, 'https://slew.example/#par=slalom')).toBe(
      'There is no run in this link.',
    );
    expect(await addRunsOfLink(course, 'good morning')).toBe('This is no link to a run.');
    const damaged = linkTo(slalom).replace('w=-34', 'w=x');
    expect(await addRunsOfLink(course, damaged)).toMatch(
      /^This link cannot be opened: par\.rival\.entity\.command/,
    );
  });

  it('is refused if its run is the player’s', async () => {
    expect(await addRunsOfLink(scenarioOf(slalom), linkTo(slalom, 'Ann', newOwnId()))).toBe(
      'This run is your own.',
    );
  });

  it('is refused if its simulated run does not finish', async () => {
    const words = linkTo(slalom).replace('-19.7,8.8', '-19.7,28.8');
    expect(spaced(await addRunsOfLink(scenarioOf(slalom), words))).toBe(
      'Flown again here, this run misses gate 2.',
    );
  });

  it('to a course of the player adds its run to that course', async () => {
    const waypoints = [
      [-20, 0],
      [0, 15],
      [20, 0],
      [35, 0],
    ] as const;
    const own: Scenario = {
      version: 1,
      name: 'Mine',
      entities: [
        { kind: 'missile', position: [-45, 0], seekDistance: 2, command: { kind: 'follow-path', waypoints } },
      ],
      par: { gates: gatesAlong([-45, 0], waypoints.slice(0, 3)) },
    };
    const entity = { kind: 'missile', seekDistance: 3, command: { kind: 'follow-path', waypoints } } as const;
    const address = await addressOf(
      withRuns(own, [{ id: 'b1', scene: own, inputs: { entity }, result: 9, name: 'Bo' }]),
      2000,
      [parGame],
    );
    expect(await addRunsOfLink(own, `https://slew.example/${address}`)).toEqual(['Bo']);
    expect(rivals.all(own)).toMatchObject([{ id: 'b1', name: 'Bo', result: 9 }]);
  });
});

it('an address is found in pasted text', () => {
  expect(hashIn('see https://slew.example/slew/#par=knot&v=1 there')).toBe('#par=knot&v=1');
  expect(hashIn('par=knot')).toBe('#par=knot');
  expect(hashIn('https://slew.example/?embed#w=AbC_-')).toBe('#w=AbC_-');
  expect(hashIn('spar=7')).toBeNull();
  expect(hashIn('')).toBeNull();
});
