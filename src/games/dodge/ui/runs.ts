// The runs of Dodge as scenarios: the next one, the one behind a replay, and what tells whether a run counts.

import { readScenario } from '../../../files/read-scenario';
import { most } from '../../../files/schema-parts';
import type { Session } from '../../../session/session';
import type { Entity } from '../../../simulation/entity-kinds';
import { entitySpecOf } from '../../../simulation/entity-spec';
import type { EntitySpec, Scenario, TimelineEntry } from '../../../simulation/scenario';
import { Simulation } from '../../../simulation/simulation';
import type { Titled } from '../../../ui/sharing/address';
import { textHash } from '../../text-hash';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { dodge } from '../scenario';

/** The games that its files may be. */
const dodgeOnly = [dodgeGame];

/** The id of the built-in game, and of its best score. */
export const dodgeId = 'dodge';

/** The same arena with other missiles. Seeds end at the largest that a file may have, and begin anew. */
export function withNextSeed(scenario: Scenario): Scenario {
  const { seed = 1 } = scenario;
  return { ...scenario, seed: seed < most.seed ? seed + 1 : 1 };
}

/** The game behind a replay, for a person to play: the same missiles, and nobody steers. */
export function toPlay(scenario: Scenario): Scenario {
  const { timeline = [], entities, ...rest } = scenario;
  const { autonomous: _, ...player } = entities[0];
  // Blows are the scenario's own, what the player was told is the run's.
  const left = timeline.filter(({ entity, target, command }) => entity !== 0 || !(target || command));
  return {
    ...rest,
    entities: [player, ...entities.slice(1)],
    ...(left.length > 0 && { timeline: left as TimelineEntry[] }),
  };
}

/** A game under the title that the picker knows it by, if it is the built-in one. */
export function titled(scenario: Scenario, otherwise: string): Titled {
  return { scenario, title: isBuiltIn(scenario) ? dodgeId : otherwise };
}

/** The id under which the best score of a game is kept: another arena or player is another game, another name is not. */
export function bestIdOf(scenario: Scenario): string {
  if (isBuiltIn(scenario)) return dodgeId;
  const { name: _, description: __, view: ___, camera: ____, ...game } = played(scenario);
  return `${dodgeId}-${textHash(JSON.stringify(game))}`;
}

/** Whether a game is the built-in one, whatever its seed. */
function isBuiltIn(scenario: Scenario): boolean {
  return JSON.stringify(played(scenario)) === JSON.stringify(played(dodge));
}

/** A game without what differs from run to run. */
function played(scenario: Scenario): Omit<Scenario, 'seed' | 'seconds'> {
  // Read, so that fields are in one order.
  const { seed: _, seconds: __, ...game } = readScenario(toPlay(scenario), dodgeOnly);
  return game;
}

/** What a person could change of a game under way and must not, as text: it stays the same while nobody does. */
export function settingsNow({ simulation }: Session): string {
  const [player, ...others] = simulation.entities;
  const { stepRate, wind, bodiesCollide, targets } = simulation;
  const game = dodgeOf(simulation);
  // Missiles come and go: of the others only those count that are not as they came.
  const changed = others.flatMap((entity) => {
    // The game itself takes the motor from a missile without fuel.
    const burntOut = game?.fuelOf(entity) === 0;
    const [now, first] = [settingsOf(simulation, entity), settingsAtFirst(simulation, entity)].map((each) =>
      JSON.stringify(burntOut ? withoutMotor(each) : each),
    );
    return now === first ? [] : [now];
  });
  const motions = targets.map(({ motion }) => motion);
  const own = settingsOf(simulation, player);
  return JSON.stringify([own, changed, stepRate, wind.weather, bodiesCollide, motions]);
}

/** Settings of a body: all but where it is and what it was told. */
type Settings = Omit<EntitySpec, 'position' | 'angle' | 'command'>;

/** Settings that bodies came with, by what they were made from. */
const firstSettings = new WeakMap<EntitySpec, Settings>();

/** The settings that a body came with. */
function settingsAtFirst(simulation: Simulation, entity: Entity): Settings {
  const spec = simulation.specOf(entity);
  const known = firstSettings.get(spec);
  if (known) return known;
  // A body like it, alone in a world: what was left out has its default then.
  const { command: _, ...alone } = spec;
  const like = new Simulation({ version: 1, name: '', entities: [alone] });
  const first = settingsOf(like, like.entities[0]);
  firstSettings.set(spec, first);
  return first;
}

function settingsOf(simulation: Simulation, entity: Entity): Settings {
  const { position: _, angle: __, command: ___, ...settings } = entitySpecOf(simulation, entity);
  return settings;
}

function withoutMotor({ limits = {}, ...settings }: Settings): Settings {
  const { angularAcceleration: _, linearAcceleration: __, ...rest } = limits;
  return { ...settings, limits: rest };
}
