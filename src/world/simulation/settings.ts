// Settings of a body and of the world, one row each. Tune, heroes, undo, files, their error messages, links and the
// reference of files are all made from these rows.
import type { ControllerSpec } from '../../laws/control/controllers';
import { type Choice, type Switch, type Tunable, wordOf } from '../../laws/control/tunable';
import type { Sector } from '../entities/closed-sector';
import { type DriveName, driveChoice } from '../entities/drive';
import { type GuidanceSpec, pursuit } from '../entities/guidance/guidance';
import { type Build, buildTunables } from '../entities/hull';
import { limitTunables, type MotionLimits, seekDistanceTunable } from '../entities/motion-limits';
import { type OptionOffer, type Options, optionRows } from '../entities/options';
import { sensorTunables } from '../entities/sensor';
import type { GuidanceState } from '../entities/steered-body';
import { type Entity, type EntityKind, kindOf } from './entity-kinds';
import { assertInRange } from './refuse';
import type { Simulation } from './simulation';
import { stepRateTunable } from './step-rate';
import { type Weather, weatherTunables } from './wind';
import { withoutUndefined } from './without-undefined';

/** A body, and the simulation that contains it. */
export interface BodyInSimulation {
  readonly simulation: Simulation;
  readonly entity: Entity;
}

/** A saved value of a setting, which undo can restore. */
export interface SavedValue<Owner> {
  isStill(owner: Owner): boolean;
  putBack(owner: Owner): void;
}

/** Fields that every setting has, whatever the type of its value. */
interface Common<Owner> extends OptionOffer {
  /** Path of the setting in a scenario file or a body's entry, such as ['limits', 'speed'] */
  readonly path: readonly [string] | readonly [string, string];
  /** Saves the setting's value for undo. */
  note(owner: Owner): SavedValue<Owner>;
  /** Returns the setting's value for a scenario file. Undefined for the default */
  inFile(owner: Owner): unknown;
}

/** A setting with functions that read its value and change it. */
export interface Settable<Owner, Value> extends Common<Owner> {
  /** Returns the setting's value, or the default for a body without this setting. */
  get(owner: Owner): Value;
  /** Sets the value. Throws RangeError if the body lacks this setting or the value is invalid */
  set(owner: Owner, value: Value): void;
  /** Value if a file gives none. Undefined if it depends on the kind of body. */
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

interface SpecSetting<Owner, Spec> extends Settable<Owner, Spec> {
  readonly type: 'spec';
}

/** A setting with a label, an explanation and allowed values. */
export type RowSetting<Owner> = NumberSetting<Owner> | SwitchSetting<Owner> | ChoiceSetting<Owner>;

export type Setting<Owner> = RowSetting<Owner> | (Common<Owner> & { readonly type: 'spec' });

/** Functions that read and write the value of a setting, and its default. */
interface Access<Owner, Value> extends OptionOffer {
  readonly path: Common<Owner>['path'];
  get(owner: Owner): Value;
  set(owner: Owner, value: Value): void;
  readonly initial?: Value;
  /** True if scenario files contain the setting even at its default value. */
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

/** Makes a setting that is a number. @param row label and range, by which values are checked */
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

/**
 * Makes functions that read and write a setting of guided bodies. For other bodies, reading gives the default, and
 * writing throws RangeError.
 */
function ofGuided<Key extends string, Value>(
  label: string,
  usual: Value,
  key: Key,
  partOf: (guided: GuidanceState) => Record<Key, Value>,
): Pick<Access<BodyInSimulation, Value>, 'get' | 'set' | 'initial' | 'takenBy'> {
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
 * Sets limits of a body. Infinity switches the turn rate limit off.
 * Throws RangeError, and changes nothing, for a value out of range.
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

function limit(row: Tunable & { readonly key: keyof MotionLimits }, offer: OptionOffer) {
  const { key } = row;
  return {
    type: 'number' as const,
    row,
    ...settable<BodyInSimulation, number>({
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

/** Settings of a body's limits, by the limits' names. */
export const limitSettings: Readonly<Record<keyof MotionLimits, NumberSetting<BodyInSimulation>>> = {
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
  number<BodyInSimulation>(row, {
    path: ['sensor', row.key],
    section: 'Error and sensor',
    ...ofGuided(row.label, row.initial, row.key, (guided) => guided.sensor),
  }),
);

/** The two settings of a body's sensor: noise and delay of the measured heading. */
export const [noise, delay] = sensor;

const options = optionRows.map((row: Switch & OptionOffer & { readonly key: keyof Options }) => {
  const { key, label, initial, section, takenBy, offeredTo, otherwise, phrase } = row;
  const guided = ofGuided(label, initial, key, (body) => body.options);
  const offer = withoutUndefined({ section, takenBy, offeredTo, otherwise, phrase });
  return onOff<BodyInSimulation>(row, { path: [key], ...guided, ...offer });
});

function build(row: Tunable & { readonly key: keyof Build }): NumberSetting<BodyInSimulation> {
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

const drive: ChoiceSetting<BodyInSimulation> = {
  type: 'choice',
  row: driveChoice,
  ...settable<BodyInSimulation, string>({
    ...turnedBy,
    path: ['drive'],
    section: 'Motion',
    phrase: 56,
    set: (placed, drive) => turnedBy.set(placed, wordOf(driveChoice, { drive })),
  }),
};

/** Setting of a body's control law, with the law's own settings. */
export const controllerSetting: SpecSetting<BodyInSimulation, ControllerSpec> = {
  type: 'spec',
  ...settable<BodyInSimulation, ControllerSpec>({
    path: ['controller'],
    get: ({ entity }) => entity.controller,
    set: ({ entity }, spec) => entity.configure(spec),
  }),
};

/** Guidance law of a body, together with the law's settings. */
export const guidanceSetting: SpecSetting<BodyInSimulation, GuidanceSpec> = {
  type: 'spec',
  ...settable<BodyInSimulation, GuidanceSpec>({
    path: ['guidance'],
    ...ofGuided<'guidance', GuidanceSpec>('Guidance', pursuit, 'guidance', (guided) => guided),
  }),
};

const closed: SpecSetting<BodyInSimulation, Sector | null> = {
  type: 'spec',
  ...settable<BodyInSimulation, Sector | null>({
    path: ['closed'],
    ...ofGuided<'closed', Sector | null>('Closed headings', null, 'closed', (guided) => guided),
  }),
};

export const seekDistance: NumberSetting<BodyInSimulation> = number(seekDistanceTunable, {
  path: ['seekDistance'],
  section: 'Motion',
  offeredTo: 'travels',
  get: ({ entity }) => entity.seekDistance,
  set({ entity }, value) {
    entity.seekDistance = value;
  },
});

/** Settings of a body's size and density. */
export const [size, density] = buildTunables.map(build);

/** All settings of a body, in the order of files and the settings panel (Tune). */
export const bodySettings: readonly Setting<BodyInSimulation>[] = [
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

/** Label and default of the switch that lets bodies collide with each other. */
const collide: Switch = {
  key: 'bodiesCollide',
  label: 'Bodies collide',
  initial: false,
  help: 'Whether bodies bump into each other. With crates and walls they always do.',
};

/** Settings of the weather, by their keys. */
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

/** All settings of the world, in the order of files and the settings panel (Tune). */
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

/** Readable names of groups of settings, by the group's name in scenario files. */
export const settingGroups: Readonly<Record<string, string>> = {
  limits: 'limits',
  sensor: 'noise and delay',
};

/** Returns whether a setting has a label, an explanation and allowed values. */
export function hasRow<Owner>(setting: Setting<Owner>): setting is RowSetting<Owner> {
  return setting.type !== 'spec';
}

/** Returns whether the settings panel (Tune) shows a setting for bodies of a kind. */
export function isOffered({ section, takenBy, offeredTo = takenBy }: OptionOffer, kind: EntityKind): boolean {
  return section !== undefined && (offeredTo === undefined || kind[offeredTo]);
}

/**
 * Returns the current values of some settings, as an object for a scenario file. Grouped settings, such as limits,
 * become nested objects.
 */
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

/** Returns whether two values are equal. Plain data are compared by content, everything else by identity. */
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
