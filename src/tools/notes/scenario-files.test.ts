// Tests of the reference docs/scenario-files.md: it equals its source with today's settings, and names everything that
// a file may contain.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameFields } from '../../features/rules';
import { readScenario } from '../../lab/files/read-scenario';
import { untakenBy } from '../../lab/files/refusals';
import { controllerKinds } from '../../laws/control/controllers';
import type { Tunable } from '../../laws/control/tunable';
import { expectStored } from '../../laws/exact/stored.fixture';
import { driveChoice } from '../../world/entities/drive';
import { guidanceKinds } from '../../world/entities/guidance/guidance';
import { buildTunables } from '../../world/entities/hull';
import { limitTunables, seekDistanceTunable } from '../../world/entities/motion-limits';
import { sensorTunables } from '../../world/entities/sensor';
import { pid2013Tunables } from '../../world/published-2013/pid-2013';
import { entityKinds } from '../../world/simulation/entity-kinds';
import { gunTunables } from '../../world/simulation/guns/gun';
import { crateDensity } from '../../world/simulation/obstacle';
import { Simulation } from '../../world/simulation/simulation';
import { stepRateTunable } from '../../world/simulation/step-rate';
import { MovingTarget, targetMotionKinds } from '../../world/simulation/targets/moving-target';
import { weatherTunables } from '../../world/simulation/wind';
import { acceptedValues, numberText, scenarioReference } from './scenario-files';
import source from './scenario-files.source.md?raw';
import { formAt, scenarioForm } from './schema';

const file = '../../../docs/scenario-files.md';
// A test can create the reference.
/** Whether the generated reference of scenario files existed before the tests ran. */
const wasThere = existsSync(new URL(file, import.meta.url));
const reference = scenarioReference(source);
const lines = reference.split('\n');

/** Returns the table rows of the reference whose first cell is the given word, set as code. */
const rowsOf = (word: string) => lines.filter((line) => line.startsWith(`| \`${word}\` |`));

/** Returns those of the words that do not occur as code in a markdown text. */
const unnamed = (words: readonly string[], text = reference) =>
  words.filter((word) => !text.includes(`\`${word}\``));

/** Returns the section of the reference that a heading begins, with all its subsections. */
function section(heading: string): string {
  const from = lines.indexOf(heading);
  if (from < 0) throw new RangeError(`there is no heading ${heading}`);
  const level = heading.indexOf(' ');
  const length = lines.slice(from + 1).findIndex((line) => new RegExp(`^#{1,${level}} `).test(line));
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n');
}

/**
 * Returns the names of the fields that an object in a scenario file may have. The error message for an unknown field
 * lists them.
 * @param change fields of a scenario that contain the object, with an unknown field in it
 */
function fieldsOf(change: object): string[] {
  try {
    readScenario({ version: 1, name: 'Test', entities: [{ kind: 'missile' }], ...change }, gameFields);
  } catch (error) {
    const [, list] = /there are (.*)$/.exec((error as Error).message) ?? [];
    if (list) return list.split(', ');
  }
  throw new RangeError('the stranger was not refused');
}

const odd = { stranger: 1 };
const still = { velocity: [0, 0], angularVelocity: 0 };
const ofMoment = (more: object) => ({ moment: { entities: [{ ...still, ...more }] } });
const ofEntity = (more: object) => ({ entities: [{ kind: 'missile', ...more }] });

// For settings whose limits are not multiples of π.
/** Returns the accepted range of a setting as text, in the same form as the reference: "whole, 1 to 5 s". */
function rangeOf({ accepts: { above, from, to, odd, whole }, unit }: Tunable): string {
  return `${odd ? 'odd, ' : whole ? 'whole, ' : ''}${above === undefined ? from : `above ${above}`} to ${to} ${unit}`.trim();
}

const settings = [controllerKinds, guidanceKinds, targetMotionKinds].flatMap((family) =>
  Object.entries<{ tunables: readonly Tunable[]; choices?: readonly { key: string }[] }>(family),
);

describe('docs/scenario-files.md', () => {
  it('is its source with the rows of today: if not, run npm run notes', async () => {
    const notice =
      '<!-- Made from src/tools/notes/scenario-files.source.md by npm run notes. Change it there. -->\n\n';
    await expectStored(notice + reference, file, 'npm run notes');
  });

  it('has its schema next to the page', async () => {
    const text = `${JSON.stringify(scenarioForm, null, 1)}\n`;
    await expectStored(text, '../../../public/scenario.schema.json', 'npm run notes');
  });

  it.skipIf(process.env.npm_lifecycle_event === 'notes')('is there before it is made', () => {
    expect(wasThere).toBe(true);
  });

  it('has an example that can be read', () => {
    const [, example] = /```json\n(.*?)```/s.exec(reference)!;
    expect(readScenario(JSON.parse(example), gameFields)).toMatchObject({ name: 'Race', stepRate: 60 });
  });

  it('has the refusal that it shows', () => {
    const slow = { version: 1, name: 'Slow', entities: [{ kind: 'missile', limits: { speed: -3 } }] };
    const refused = () => readScenario(slow, gameFields);
    const [, sentence] = /^ {4}(entities\[0\].*)$/m.exec(reference)!;
    expect(refused).toThrow(sentence);
  });

  it('has no figure that came to nothing', () => {
    expect(lines.filter((line) => /NaN|Infinity|undefined|\{\{|\| {2}\|/.test(line))).toEqual([]);
  });

  it.each([
    ['a scenario', '## The scenario', odd],
    ['an entity', '## An entity', ofEntity(odd)],
    ['limits', '### Limits', ofEntity({ limits: odd })],
    ['a sensor', '### Sensors', ofEntity({ sensor: odd })],
    ['a gun', '### Guns', ofEntity({ kind: 'turret', gun: odd })],
    ['a path', '### Commands', ofEntity({ command: { kind: 'follow-path', waypoints: [[0, 0]], ...odd } })],
    ['a chase', '### Commands', ofEntity({ command: { kind: 'seek', target: [0, 0], ...odd } })],
    ['a quarry', '### Commands', ofEntity({ command: { kind: 'seek', quarry: odd } })],
    ['turns', '## Turns that repeat', { turns: { every: 1, by: 1, ...odd } }],
    ['cards', '## Cards', { cards: odd }],
    ['a timeline', '## The timeline', { timeline: [{ at: 0, entity: 0, ...odd }] }],
    [
      'an obstacle',
      '## Crates and walls',
      { obstacles: [{ kind: 'wall', position: [0, 0], size: [1, 1], ...odd }] },
    ],
    ['a moving target', '## Moving targets', { targets: [{ position: [0, 0], ...odd }] }],
    ['a moment', '## A moment', { moment: { entities: [still], ...odd } }],
    ['a body under way', '## A moment', ofMoment(odd)],
    ['a start', '## A moment', ofMoment({ start: odd })],
    ['a memory', '## A moment', ofMoment({ memory: odd })],
    ['a cut motor', '## A moment', { motor: { angularAcceleration: 1, ...odd } }],
    ['Dodge', '## Games', { dodge: { arena: [40, 40], rules: 5, ...odd } }],
    ['Par', '## Games', { par: { gates: [{ at: [0, 0], stop: 1 }], ...odd } }],
    ['a gate', '## Games', { par: { gates: [{ at: [0, 0], direction: 0, width: 6, ...odd }] } }],
    ['a ring', '## Games', { par: { gates: [{ at: [0, 0], stop: 1, ...odd }] } }],
    ['space', '## Ships in space', { space: odd }],
    ['a ship', '## Ships in space', { space: { ships: [odd] } }],
    ['an inertia', '## Ships in space', { space: { ships: [{ inertia: { moments: [1, 1, 1], ...odd } }] } }],
    [
      'a ship under way',
      '## Ships in space',
      { space: { ships: [{ moment: { place: [0, 0, 0], velocity: [0, 0, 0], ...odd } }] } },
    ],
    ['orders', '## Ships in space', { space: { orders: { every: 3, attitudes: [[0, 0, 0, 1]], ...odd } } }],
    ['a push', '## Ships in space', { space: { pushes: [{ at: 0, ship: 0, spin: [0, 0, 0], ...odd }] } }],
  ])('names every field of %s under %s', (_, heading, change) => {
    const fields = fieldsOf(change);
    expect(fields.length).toBeGreaterThan(0);
    expect(unnamed(fields, section(heading))).toEqual([]);
  });

  it('names every kind, drive and setting', () => {
    const families = [entityKinds, controllerKinds, guidanceKinds, targetMotionKinds];
    expect(unnamed(families.flatMap(Object.keys))).toEqual([]);
    expect(unnamed(driveChoice.options.map(({ value }) => value))).toEqual([]);
    const rows = settings.flatMap(([, { tunables, choices = [] }]) => [...tunables, ...choices]);
    expect(unnamed([...rows, ...pid2013Tunables].map(({ key }) => key))).toEqual([]);
  });

  it('gives the words of every choice', () => {
    const choices = Object.values(controllerKinds).flatMap((kind) => kind.choices);
    const words = choices.flatMap(({ options }) => options.map(({ value }) => value));
    expect(words.length).toBeGreaterThan(0);
    expect(unnamed(words)).toEqual([]);
  });

  it.each([
    stepRateTunable,
    seekDistanceTunable,
    crateDensity,
    ...weatherTunables,
    ...limitTunables,
    ...buildTunables,
    ...sensorTunables,
    ...gunTunables,
  ])('gives the range of $label', (row) => {
    expect(rowsOf(row.key).filter((line) => line.includes(` | ${rangeOf(row)} | `))).not.toEqual([]);
  });

  it.each(settings)('gives the ranges and defaults of the settings of %s', (kind, { tunables }) => {
    for (const row of tunables) {
      const range = row.key === 'heading' ? '-2π to 2π rad' : rangeOf(row);
      const found = rowsOf(row.key).filter((line) => line.includes(`\`${kind}\``));
      expect(found).toEqual([expect.stringContaining(` | ${range} | `)]);
      expect(rowsOf(kind).join()).toMatch(new RegExp(`\`${row.key}\` ${row.initial}(,| \\|)`));
    }
  });

  it('gives the defaults that a body has when nothing is said', () => {
    const simulation = new Simulation({ version: 1, name: 'Test', entities: [{ kind: 'missile' }] });
    const [body] = simulation.entities;
    const { command, guided, build, limits } = body;
    const { guidance, drive, options } = guided!;
    const defaults = {
      command: command.kind,
      guidance: guidance.kind,
      drive,
      ...options,
      motion: new MovingTarget({ position: [0, 0] }).motion.kind,
      bodiesCollide: simulation.bodiesCollide,
    };
    for (const [field, value] of Object.entries(defaults))
      expect(rowsOf(field).join('\n')).toContain(` | \`${value}\` | `);
    const { stepRate, seed } = simulation;
    const numbers = { stepRate, seed, ...build, speed: limits.speed, linearAcceleration: 100 };
    for (const [field, value] of Object.entries(numbers))
      expect(rowsOf(field).join('\n')).toContain(` | ${value} | `);
    expect(limits).toMatchObject({ angularAcceleration: 4 * Math.PI, turnRate: Infinity });
    expect(rowsOf('angularAcceleration')[0]).toContain(' | 4π | ');
    expect(rowsOf('turnRate')[0]).toContain(' | no limit | ');
  });
});

describe('the reference', () => {
  it('refuses unknown names', () => {
    expect(() => scenarioReference('{{no such}}')).toThrow('no such');
  });

  it('refuses a field that is not there', () => {
    expect(() => acceptedValues('entities[0].stranger')).toThrow('stranger');
  });

  it('takes the words of a refusal', () => {
    expect(acceptedValues('name')).toBe('text of 1 to 200 characters');
    expect(acceptedValues('seconds')).toBe('above 0 to 3600');
    expect(acceptedValues('dodge.arena[0]')).toBe('40 to 500');
    expect(acceptedValues('par.gates')).toBe('a list of 1 to 100 gates');
    expect(acceptedValues('camera')).toBe('`follow`, `turn`, `frame`');
  });

  it('knows the form of a field in any of its kinds', () => {
    expect(formAt('entities[0].command.loop')).toEqual({ type: 'boolean' });
    expect(formAt('entities[0].controller.window')).toMatchObject({
      type: 'integer',
      not: { multipleOf: 2 },
    });
    expect(formAt('entities[3].position[1]')).toMatchObject({ type: 'number', maximum: 100000 });
  });

  it('lists the fields that a kind does not have', () => {
    expect(untakenBy('turret')).toEqual([]);
    expect(untakenBy('missile')).toEqual(['gun']);
    expect(untakenBy('character-2013')).toHaveLength(14);
  });

  it('writes multiples of π by their sign', () => {
    expect([4 * Math.PI, -2 * Math.PI, 3, 0, Infinity].map(numberText)).toEqual([
      '4π',
      '-2π',
      '3',
      '0',
      'no limit',
    ]);
  });
});
