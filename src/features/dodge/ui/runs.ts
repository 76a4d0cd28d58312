// Runs of Dodge as scenarios and as encoded text, and the settings that decide whether a run counts.

import type { Session } from '../../../app/session/session';
import type { TitledScenario } from '../../../app/ui/sharing/address';
import { fromBase64Url, toBase64Url } from '../../../app/ui/sharing/bytes';
import { pack, unpack } from '../../../app/ui/sharing/packed-track';
import { readScenario, ScenarioError } from '../../../lab/files/read-scenario';
import { most } from '../../../lab/files/schema-parts';
import { dayOf } from '../../../lab/scenarios/day';
import { textHash } from '../../../laws/exact/text-hash';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { entitySpecOf } from '../../../world/simulation/entity-spec';
import type { EntitySpec, Scenario, TimelineEntry } from '../../../world/simulation/scenario';
import { Simulation } from '../../../world/simulation/simulation';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { dodgeScenario } from '../scenario';
import { dodgeId, keptId, readDay } from './results';

/**
 * Returns the game with the next seed, which gives other missiles. After the largest seed comes 1. A daily game keeps
 * its seed.
 */
export function withNextSeed(scenario: Scenario): Scenario {
  const { seed = 1 } = scenario;
  if (dayOf(seed)) return scenario;
  return { ...scenario, seed: seed < most.seed ? seed + 1 : 1 };
}

/** Converts a replay to a playable game with the same missiles. */
export function toPlay(scenario: Scenario): Scenario {
  const { timeline = [], entities, ...rest } = scenario;
  const { autonomous: _, ...player } = entities[0];
  // Entries with commands of the player belong to the run. All others, such as impulses, belong to the scenario.
  const left = timeline.filter(({ entity, target, command }) => entity !== 0 || !(target || command));
  return {
    ...rest,
    entities: [player, ...entities.slice(1)],
    ...(left.length > 0 && { timeline: left as TimelineEntry[] }),
  };
}

export function titled(scenario: Scenario, otherwise: string): TitledScenario {
  return { scenario, title: isBuiltIn(scenario) ? dodgeId : otherwise };
}

export function bestIdOf(scenario: Scenario): string {
  if (isBuiltIn(scenario)) return keptId;
  const { name: _, description: __, view: ___, camera: ____, backdrop: _____, ...game } = rulesOf(scenario);
  return `${dodgeId}-${textHash(JSON.stringify(game))}`;
}

/**
 * Encodes the steering in a replay of the built-in game as text. Null if the replay has timeline entries that cannot be
 * encoded.
 */
export function encodeRun(replay: Scenario): string | null {
  const { rest, track } = pack(replay);
  return rest.timeline ? null : toBase64Url(track);
}

/**
 * Returns the replay of the built-in game that a text encodes. Null for an invalid text.
 * @param seed seed of the game
 * @param letters the text
 */
export function decodeRun(seed: number, letters: string): Scenario | null {
  const bytes = fromBase64Url(letters);
  const [player, ...others] = dodgeScenario.entities;
  const rest: Scenario = { ...dodgeScenario, seed, entities: [{ ...player, autonomous: true }, ...others] };
  try {
    return bytes && readScenario(unpack(rest, [...bytes]), [dodgeGame]);
  } catch (error) {
    if (error instanceof ScenarioError) return null;
    throw error;
  }
}

/** Whether a scenario is the built-in game, with any seed. */
function isBuiltIn(scenario: Scenario): boolean {
  return JSON.stringify(rulesOf(scenario)) === JSON.stringify(rulesOf(dodgeScenario));
}

/** Returns a scenario without seed, duration and recorded steering. */
function rulesOf(scenario: Scenario): Omit<Scenario, 'seed' | 'seconds'> {
  // Reading puts the fields into a fixed order.
  const { seed: _, seconds: __, ...game } = readScenario(toPlay(scenario), [dodgeGame]);
  return game;
}

/** Returns as JSON text all settings that must not change during a run. */
export function settingsNow({ simulation }: Session): string {
  const [player, ...others] = simulation.entities;
  const { stepRate, wind, bodiesCollide, targets } = simulation;
  const game = dodgeOf(simulation);
  // Missiles come and go, so only those are listed whose settings have changed since launch.
  const changed = others.flatMap((entity) => {
    // The game itself switches off the motor of a missile without fuel.
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

/** Settings of a body: its description in a scenario file, except position, angle and command (goal). */
type Settings = Omit<EntitySpec, 'position' | 'angle' | 'command'>;

/** Cache of the initial settings of bodies, by specification of the body. */
const firstSettings = new WeakMap<EntitySpec, Settings>();

function settingsAtFirst(simulation: Simulation, entity: Entity): Settings {
  const spec = simulation.specOf(entity);
  const known = firstSettings.get(spec);
  if (known) return known;
  // Read from a body in a new simulation, which fills in the defaults.
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

/** Returns the replay of the best run of a daily game. Null if none is stored. @param seed a date such as 20261121 */
export function bestOfDay(seed: number): Scenario | null {
  const run = readDay(bestIdOf(dodgeScenario), seed)?.run;
  return run === undefined ? null : decodeRun(seed, run);
}
