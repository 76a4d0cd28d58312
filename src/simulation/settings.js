import { wordOf } from '../control/tunable';
import { driveChoice } from '../entities/drive';
import { pursuit } from '../entities/guidance/guidance';
import { buildTunables } from '../entities/hull';
import { limitTunables, seekDistanceTunable } from '../entities/motion-limits';
import { optionRows } from '../entities/options';
import { sensorTunables } from '../entities/sensor';
import { kindOf } from './entity-kinds';
import { assertInRange } from './refuse';
import { stepRateTunable } from './step-rate';
import { weatherTunables } from './wind';

function settable(access) {
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
function number(row, access) {
  const set = (owner, value) => {
    assertInRange(row, value);
    access.set(owner, value);
  };
  return { type: 'number', row, ...settable({ ...access, set }) };
}
function onOff(row, access) {
  return { type: 'switch', row, ...settable(access) };
}
/** A field of bodies that are guided, or of a part of them; other bodies have its default, and take none. */
function ofGuided(label, usual, key, partOf) {
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
export function limitEntity(entity, limits) {
  const given = {};
  for (const row of limitTunables) {
    const value = limits[row.key];
    if (value === undefined) continue;
    const isRate = row.key === 'turnRate';
    if (!isRate || value !== Infinity) assertInRange(row, value);
    if (!isRate || kindOf(entity).turnRateLimited) given[row.key] = value;
  }
  Object.assign(entity.limits, given);
}
function limit(row, offer) {
  const { key } = row;
  return {
    type: 'number',
    row,
    ...settable({
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
export const limitSettings = {
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
  number(row, {
    path: ['sensor', row.key],
    section: 'Error and sensor',
    ...ofGuided(row.label, row.initial, row.key, (guided) => guided.sensor),
  }),
);
/** Noise and delay of what a controller is told. */
export const [noise, delay] = sensor;
const options = optionRows.map((row) => {
  const { key, label, initial, section, takenBy, offeredTo, otherwise, phrase } = row;
  const guided = ofGuided(label, initial, key, (body) => body.options);
  return onOff(row, { path: [key], ...guided, section, takenBy, offeredTo, otherwise, phrase });
});
function build(row) {
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
const turnedBy = ofGuided(driveChoice.label, 'torque', 'drive', (guided) => guided);
const drive = {
  type: 'choice',
  row: driveChoice,
  ...settable({
    ...turnedBy,
    path: ['drive'],
    section: 'Motion',
    phrase: 56,
    set: (placed, drive) => turnedBy.set(placed, wordOf(driveChoice, { drive })),
  }),
};
/** The turn law of a body with its settings. */
export const controllerSetting = {
  type: 'spec',
  ...settable({
    path: ['controller'],
    get: ({ entity }) => entity.controller,
    set: ({ entity }, spec) => entity.configure(spec),
  }),
};
/** The law of guidance of a body with its settings. */
export const guidanceSetting = {
  type: 'spec',
  ...settable({
    path: ['guidance'],
    ...ofGuided('Guidance', pursuit, 'guidance', (guided) => guided),
  }),
};
const closed = {
  type: 'spec',
  ...settable({
    path: ['closed'],
    ...ofGuided('Closed headings', null, 'closed', (guided) => guided),
  }),
};
export const seekDistance = number(seekDistanceTunable, {
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
export const bodySettings = [
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
const collide = {
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
    number(row, {
      path: [row.key],
      section: 'Weather',
      initial: row.initial,
      get: ({ wind }) => wind.weather[row.key],
      set: ({ wind }, value) => wind.set({ [row.key]: value }),
      phrase: row.phrase,
    }),
  ]),
);
/** Everything that can be set on the world that all bodies share, in the order of files and of Tune. */
export const worldSettings = [
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
export const settingGroups = {
  limits: 'limits',
  sensor: 'noise and delay',
};
/** Whether a setting has a row, by which it is named and explained. */
export function hasRow(setting) {
  return setting.type !== 'spec';
}
/** Whether Tune offers a setting for a kind. */
export function isOffered({ section, takenBy, offeredTo = takenBy }, kind) {
  return section !== undefined && (offeredTo === undefined || kind[offeredTo]);
}
/** What a file says of some settings now: an object, with those in it that stand within another. */
export function inFile(settings, owner) {
  const fields = {};
  for (const { path, inFile: read } of settings) {
    const value = read(owner);
    if (value === undefined) continue;
    const [first, second] = path;
    fields[first] = second === undefined ? value : { ...objectIn(fields, first), [second]: value };
  }
  return fields;
}
function objectIn(fields, key) {
  const value = fields[key];
  return typeof value === 'object' && value !== null ? value : {};
}
/** Whether two values are equal: data by what it holds, everything else by identity. */
export function isSameValue(one, other) {
  if (Object.is(one, other)) return true;
  if (!isData(one) || !isData(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameValue(one[key], other[key]));
}
function isData(value) {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype;
}
