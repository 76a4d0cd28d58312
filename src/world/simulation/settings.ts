// Settings of a body and of the world, a row each. Tune, heroes, undo, files, their messages of refusal,
// links and the reference of files take everything from these rows.
import type { ControllerSpec } from '../../laws/control/controllers';
import { type Choice, type Switch, type Tunable, wordOf } from '../../laws/control/tunable';
import type { Sector } from '../entities/closed-sector';
import { type DriveName, driveChoice } from '../entities/drive';
import { type GuidanceSpec, pursuit } from '../entities/guidance/guidance';
import { type Build, buildTunables } from '../entities/hull';
import { limitTunables, type MotionLimits, seekDistanceTunable } from '../entities/motion-limits';
import { type Offer, type Options, optionRows } from '../entities/options';
import { sensorTunables } from '../entities/sensor';
import type { Guided } from '../entities/steered-body';
import { type Entity, type EntityKind, kindOf } from './entity-kinds';
import { assertInRange } from './refuse';
import type { Simulation } from './simulation';
import { stepRateTunable } from './step-rate';
import { type Weather, weatherTunables } from './wind';

/** A body in its simulation. */
export interface Placed {
  readonly simulation: Simulation;
  readonly entity: Entity;
}

/** A saved value, which can be restored on its owner, or on the same body at another moment. */
export interface Noted<Owner> {
  isStill(owner: Owner): boolean;
  putBack(owner: Owner): void;
}

/** A setting. */
interface Common<Owner> extends Offer {
  /** Its path in a file: keys from the entity or from the scenario. */
  readonly path: readonly [string] | readonly [string, string];
  /** Saves its value for undo. */
  note(owner: Owner): Noted<Owner>;
  /** Returns its value for a file; undefined if the file leaves it out. */
  inFile(owner: Owner): unknown;
}

/** Something with a value that can be read and set. */
export interface Settable<Owner, Value> extends Common<Owner> {
  /** Returns its value, or the default for a body without it. */
  get(owner: Owner): Value;
  /** Sets its value. Throws RangeError for a refused value and for a body without this setting, and changes nothing. */
  set(owner: Owner, value: Value): void;
  /** Its value when a file says nothing; by kind when left out. */
  readonly initial?: Value;
}

export interface NumberSetting<Owner> extends Settable<Owner, number> {
  readonly type: 'number';
  readonly row: Tunable;
}

export interface SwitchSetting<Owner> extends Settable<Owner, boolean> {
  readonly type: 'switch';
  readonly row: Switch;
}

export interface ChoiceSetting<Owner> extends Settable<Owner, string> {
  readonly type: 'choice';
  readonly row: Choice;
}

/** Data of a shape of its own, which a file's schema describes. */
interface SpecSetting<Owner, Spec> extends Settable<Owner, Spec> {
  readonly type: 'spec';
}

/** A setting with a row: what is named, explained and checked by it. */
export type RowSetting<Owner> = NumberSetting<Owner> | SwitchSetting<Owner> | ChoiceSetting<Owner>;

export type Setting<Owner> = RowSetting<Owner> | (Common<Owner> & { readonly type: 'spec' });

/** How a value is read and set, and what it is when a file says nothing; by kind when that is left out. */
interface Access<Owner, Value> extends Offer {
  readonly path: Common<Owner>['path'];
  get(owner: Owner): Value;
  set(owner: Owner, value: Value): void;
  readonly initial?: Value;
  /** Whether files always contain it. */
  readonly isAlwaysSaid?: true;
}

function settable<Owner, Value>(access: Access<Owner, Value>): Settable<Owner, Value> {
  const { get, set, initial, isAlwaysSaid } = access;
  return {
    ...access,
    note(owner) {
      const value = get(owner);
      return {
        isStill: (now) => isSameValue(get(now), value),
        putBack: (to) => {
          if (!isSameValue(get(to), value)) set(to, value);
        },
      };
    },
    inFile(owner) {
      const value = get(owner);
      return !isAlwaysSaid && isSameValue(value, initial) ? undefined : value;
    },
  };
}

/** A number. Its row checks it. */
function number<Owner>(row: Tunable, access: Access<Owner, number>): NumberSetting<Owner> {
  const set = (owner: Owner, value: number) => {
    assertInRange(row, value);
    access.set(owner, value);
  };
  return { type: 'number', row, ...settable({ ...access, set }) };
}

function onOff<Owner>(row: Switch, access: Access<Owner, boolean>): SwitchSetting<Owner> {
  return { type: 'switch', row, ...settable(access) };
}

/** A field of bodies that are guided, or of a part of them; other bodies have its default, and take none. */
function ofGuided<Key extends string, Value>(
  label: string,
  usual: Value,
  key: Key,
  partOf: (guided: Guided) => Record<Key, Value>,
): Pick<Access<Placed, Value>, 'get' | 'set' | 'initial' | 'takenBy'> {
  return {
    takenBy: 'guided',
    initial: usual,
    get: ({ entity: { guided } }) => (guided ? partOf(guided)[key] : usual),
    set({ entity }, value) {
      if (!entity.guided) throw new RangeError(`${label}: a ${kindOf(entity).label} takes none`);
      partOf(entity.guided)[key] = value;
    },
  };
}

/**
 * Sets limits. Throws RangeError for a value out of range and changes nothing; Infinity switches the turn rate limit off. A
 * body of a kind that keeps no turn rate limit takes none.
 */
export function limitEntity(entity: Entity, limits: Readonly<Partial<MotionLimits>>): void {
  const given: Partial<MotionLimits> = {};
  for (const row of limitTunables) {
    const value = limits[row.key];
    if (value === undefined) continue;
    const isRate = row.key === 'turnRate';
    if (!isRate || value !== Infinity) assertInRange(row, value);
    if (!isRate || kindOf(entity).turnRateLimited) given[row.key] = value;
  }
  Object.assign(entity.limits, given);
}

function limit(row: Tunable & { readonly key: keyof MotionLimits }, offer: Offer) {
  const { key } = row;
  return {
    type: 'number' as const,
    row,
    ...settable<Placed, number>({
      path: ['limits', key],
      ...offer,
      initial: row.initial,
      ...(row.initial !== Infinity && { isAlwaysSaid: true }),
      get: ({ entity }) => entity.limits[key],
      set: ({ entity }, value) => limitEntity(entity, { [key]: value }),
    }),
  };
}

const [angularAcceleration, turnRate, linearAcceleration, speed] = limitTunables;

/** The limits, by their names. */
export const limitSettings: Readonly<Record<keyof MotionLimits, NumberSetting<Placed>>> = {
  angularAcceleration: limit(angularAcceleration, { section: 'Limits' }),
  turnRate: limit(turnRate, {
    section: 'Limits',
    takenBy: 'turnRateLimited',
    otherwise: 'know no turn rate limit',
    phrase: 57,
  }),
  linearAcceleration: limit(linearAcceleration, { section: 'Motion', offeredTo: 'travels' }),
  speed: limit(speed, { section: 'Motion', offeredTo: 'travels' }),
};

const sensor = sensorTunables.map((row) =>
  number<Placed>(row, {
    path: ['sensor', row.key],
    section: 'Error and sensor',
    ...ofGuided(row.label, row.initial, row.key, (guided) => guided.sensor),
  }),
);

/** Noise and delay of what a controller is told. */
export const [noise, delay] = sensor;

const options = optionRows.map((row: Switch & Offer & { readonly key: keyof Options }) => {
  const { key, label, initial, section, takenBy, offeredTo, otherwise, phrase } = row;
  const guided = ofGuided(label, initial, key, (body) => body.options);
  return onOff<Placed>(row, { path: [key], ...guided, section, takenBy, offeredTo, otherwise, phrase });
});

function build(row: Tunable & { readonly key: keyof Build }): NumberSetting<Placed> {
  return number(row, {
    path: [row.key],
    section: 'Motion',
    takenBy: 'resizable',
    initial: row.initial,
    get: ({ entity }) => entity.build[row.key],
    set({ simulation, entity }, value) {
      const { resizable, label } = kindOf(entity);
      if (!resizable) throw new RangeError(`${row.label}: a ${label} has one build`);
      entity.build = { ...entity.build, [row.key]: value };
      simulation.population.shapes.made(entity.body);
    },
  });
}

const turnedBy = ofGuided<'drive', DriveName>(driveChoice.label, 'torque', 'drive', (guided) => guided);

const drive: ChoiceSetting<Placed> = {
  type: 'choice',
  row: driveChoice,
  ...settable<Placed, string>({
    ...turnedBy,
    path: ['drive'],
    section: 'Motion',
    phrase: 56,
    set: (placed, drive) => turnedBy.set(placed, wordOf(driveChoice, { drive })),
  }),
};

/** The turn law of a body with its settings. */
export const controllerSetting: SpecSetting<Placed, ControllerSpec> = {
  type: 'spec',
  ...settable<Placed, ControllerSpec>({
    path: ['controller'],
    get: ({ entity }) => entity.controller,
    set: ({ entity }, spec) => entity.configure(spec),
  }),
};

/** The law of guidance of a body with its settings. */
export const guidanceSetting: SpecSetting<Placed, GuidanceSpec> = {
  type: 'spec',
  ...settable<Placed, GuidanceSpec>({
    path: ['guidance'],
    ...ofGuided<'guidance', GuidanceSpec>('Guidance', pursuit, 'guidance', (guided) => guided),
  }),
};

const closed: SpecSetting<Placed, Sector | null> = {
  type: 'spec',
  ...settable<Placed, Sector | null>({
    path: ['closed'],
    ...ofGuided<'closed', Sector | null>('Closed headings', null, 'closed', (guided) => guided),
  }),
};

export const seekDistance: NumberSetting<Placed> = number(seekDistanceTunable, {
  path: ['seekDistance'],
  section: 'Motion',
  offeredTo: 'travels',
  get: ({ entity }) => entity.seekDistance,
  set({ entity }, value) {
    entity.seekDistance = value;
  },
});

/** Size and density of a body. */
export const [size, density] = buildTunables.map(build);

/** Everything that can be set on a body, in the order of files and of Tune. Its command is given. */
export const bodySettings: readonly Setting<Placed>[] = [
  controllerSetting,
  ...Object.values(limitSettings),
  seekDistance,
  ...options,
  ...sensor,
  closed,
  guidanceSetting,
  size,
  density,
  drive,
];

/** Whether the bodies collide with each other. */
const collide: Switch = {
  key: 'bodiesCollide',
  label: 'Bodies collide',
  initial: false,
  means: 'Whether entities collide with each other. With crates and walls they always do.',
  help: 'Whether bodies bump into each other. With crates and walls they always do.',
};

/** The parts of the weather, by their names. */
export const weatherSettings = Object.fromEntries(
  weatherTunables.map((row) => [
    row.key,
    number<Simulation>(row, {
      path: [row.key],
      section: 'Weather',
      initial: row.initial,
      get: ({ wind }) => wind.weather[row.key],
      set: ({ wind }, value) => wind.set({ [row.key]: value }),
      phrase: row.phrase,
    }),
  ]),
) as Readonly<Record<keyof Weather, NumberSetting<Simulation>>>;

/** Everything that can be set on the world that all bodies share, in the order of files and of Tune. */
export const worldSettings: readonly Setting<Simulation>[] = [
  onOff(collide, {
    path: [collide.key],
    section: 'World',
    initial: collide.initial,
    phrase: 58,
    get: (simulation) => simulation.bodiesCollide,
    set(simulation, on) {
      simulation.bodiesCollide = on;
    },
  }),
  number(stepRateTunable, {
    path: [stepRateTunable.key],
    section: 'World',
    initial: stepRateTunable.initial,
    isAlwaysSaid: true,
    get: (simulation) => simulation.stepRate,
    set(simulation, rate) {
      simulation.stepRate = rate;
    },
  }),
  ...Object.values(weatherSettings),
];

/** What the settings of each object within an entity are together. */
export const settingGroups: Readonly<Record<string, string>> = {
  limits: 'limits',
  sensor: 'noise and delay',
};

/** Whether a setting has a row, by which it is named and explained. */
export function hasRow<Owner>(setting: Setting<Owner>): setting is RowSetting<Owner> {
  return setting.type !== 'spec';
}

/** Whether Tune offers a setting for a kind. */
export function isOffered({ section, takenBy, offeredTo = takenBy }: Offer, kind: EntityKind): boolean {
  return section !== undefined && (offeredTo === undefined || kind[offeredTo]);
}

/** What a file says of some settings now: an object, with those in it that stand within another. */
export function inFile<Owner>(settings: readonly Setting<Owner>[], owner: Owner): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { path, inFile: read } of settings) {
    const value = read(owner);
    if (value === undefined) continue;
    const [first, second] = path;
    fields[first] = second === undefined ? value : { ...objectIn(fields, first), [second]: value };
  }
  return fields;
}

function objectIn(fields: Record<string, unknown>, key: string): object {
  const value = fields[key];
  return typeof value === 'object' && value !== null ? value : {};
}

/** Whether two values are equal: data by what it holds, everything else by identity. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isData(one) || !isData(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameValue(one[key], other[key]));
}

function isData(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
