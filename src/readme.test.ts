// Holds the README against the program: keys, scenes, fields of scenario files with their ranges, and window.slew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { controllerKinds } from './control/controllers';
import type { Tunable } from './control/tunable';
import { driveChoice } from './entities/drive';
import { guidanceKinds } from './entities/guidance/guidance';
import { buildTunables } from './entities/hull';
import { limitTunables, seekDistanceTunable } from './entities/motion-limits';
import { readScenario } from './files/read-scenario';
import { games, allScenarios as scenarios } from './games/rules';
import { pid2013Tunables } from './published-2013/pid-2013';
import { entityKinds } from './simulation/entity-kinds';
import { gunTunables } from './simulation/guns/gun';
import { channels, outsideNameOf } from './simulation/meters/telemetry';
import { crateDensity } from './simulation/obstacle';
import { stepRateTunable } from './simulation/step-rate';
import { targetMotionKinds } from './simulation/targets/moving-target';
import { weatherTunables } from './simulation/wind';
import { keyedActions } from './ui/actions/list';
import type { App } from './ui/app';
import { createConsole } from './ui/console';
import { notesAction } from './ui/notes/notes';
import { sharingActions } from './ui/sharing/sharing';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The part of the README under a heading. */
function section(heading: string): string {
  const from = readme.indexOf(`\n${heading}\n`);
  if (from < 0) throw new RangeError(`the README has no heading ${heading}`);
  const next = readme.slice(from + 1).search(new RegExp(`\n#{1,${heading.indexOf(' ')}} `));
  return next < 0 ? readme.slice(from) : readme.slice(from, from + 1 + next);
}

/** What a text does not name in code letters. */
const unnamed = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(`\`${word}\``));

/** The fields that a file may have somewhere: what the refusal of another one lists. */
function fieldsOf(change: (entity: object) => object): string[] {
  const stranger = change({ kind: 'missile' });
  try {
    readScenario({ version: 1, name: 'Test', entities: [{ kind: 'missile' }], ...stranger }, games);
  } catch (error) {
    const [, list] = /there are (.*)$/.exec((error as Error).message) ?? [];
    if (list) return list.split(', ');
  }
  throw new RangeError('the stranger was not refused');
}

const odd = { stranger: 1 };
const ofEntity = (more: object) => ({ entities: [{ kind: 'missile', ...more }] });

/** A range as the README writes it. */
function rangeOf({ accepts: { above, from, to }, unit }: Tunable): string {
  return `${above === undefined ? from : `above ${above}`} to ${to} ${unit}`.trim();
}

describe('the README', () => {
  const play = section('## Play');
  const files = section('## Scenario files');

  it('names every key', () => {
    const keys = [...keyedActions, notesAction, ...sharingActions]
      .map(({ key }) => key)
      .filter((key) => key !== '');
    expect(unnamed(play, [...keys, '?'])).toEqual([]);
  });

  it('names every scene, in the group of the picker', () => {
    for (const tab of ['Play', 'Lab', 'World']) {
      const table = play.slice(play.indexOf(`| ${tab} | |`)).split('\n\n')[0];
      const ids = scenarios.filter((each) => each.tab === tab.toLowerCase()).map(({ id }) => id);
      expect([...table.matchAll(/^\| `(.+?)` \|/gm)].map(([, id]) => id)).toEqual(ids);
    }
  });

  it.each([
    ['a scenario', fieldsOf(() => odd)],
    ['an entity', fieldsOf(() => ofEntity(odd))],
    ['limits', fieldsOf(() => ofEntity({ limits: odd }))],
    ['a gun', fieldsOf(() => ofEntity({ kind: 'turret', gun: odd }))],
    ['a path', fieldsOf(() => ofEntity({ command: { kind: 'follow-path', waypoints: [[0, 0]], ...odd } }))],
    ['a chase', fieldsOf(() => ofEntity({ command: { kind: 'seek', target: [0, 0], ...odd } }))],
    ['a timeline', fieldsOf(() => ({ timeline: [{ at: 0, entity: 0, ...odd }] }))],
    [
      'an obstacle',
      fieldsOf(() => ({ obstacles: [{ kind: 'wall', position: [0, 0], size: [1, 1], ...odd }] })),
    ],
    ['a moving target', fieldsOf(() => ({ targets: [{ position: [0, 0], ...odd }] }))],
    ['Dodge', fieldsOf(() => ({ dodge: { arena: [40, 40], ...odd } }))],
    ['Par', fieldsOf(() => ({ par: { gates: [[0, 0]], radius: 1, ...odd } }))],
  ])('names every field of %s', (_, fields) => {
    expect(fields.length).toBeGreaterThan(0);
    expect(unnamed(files, fields)).toEqual([]);
  });

  it('names every kind, and every setting of a kind', () => {
    const families = [entityKinds, controllerKinds, guidanceKinds, targetMotionKinds];
    expect(unnamed(files, families.flatMap(Object.keys))).toEqual([]);
    expect(
      unnamed(
        files,
        driveChoice.options.map(({ value }) => value),
      ),
    ).toEqual([]);
    const kinds = [controllerKinds, guidanceKinds, targetMotionKinds].flatMap((family) =>
      Object.values<{ tunables: readonly Tunable[]; choices?: readonly { key: string }[] }>(family),
    );
    const settings = kinds.flatMap(({ tunables, choices = [] }) => [...tunables, ...choices]);
    expect(
      unnamed(
        files,
        [...settings, ...pid2013Tunables].map(({ key }) => key),
      ),
    ).toEqual([]);
  });

  it('gives the words of every choice', () => {
    const choices = Object.values(controllerKinds).flatMap((kind) => kind.choices);
    const words = choices.flatMap(({ options }) => options.map(({ value }) => value));
    expect(unnamed(files, words)).toEqual([]);
  });

  it('gives the ranges of a controller’s settings', () => {
    const rows = Object.values(controllerKinds).flatMap((kind) => kind.tunables);
    const isGain = ({ key }: Tunable) => ['kp', 'ki', 'kd'].includes(key);
    const wanted = rows.map((row) => {
      if (isGain(row)) return `Gains are ${rangeOf({ ...row, unit: '' })}.`;
      return `\`${row.key}\` (${row.accepts.odd ? 'odd, ' : ''}${rangeOf(row)})`;
    });
    expect(wanted.filter((words) => !files.includes(words))).toEqual([]);
  });

  it.each([
    stepRateTunable,
    seekDistanceTunable,
    crateDensity,
    ...weatherTunables,
    ...limitTunables,
    ...buildTunables,
    ...gunTunables,
  ])('gives the range of $label', (row) => {
    const lines = files.split('\n').filter((line) => line.includes(`\`${row.key}\``));
    expect(lines.filter((line) => line.includes(rangeOf(row)))).not.toEqual([]);
  });

  it('gives the ranges of a motion’s settings, and their defaults', () => {
    for (const [kind, { tunables }] of Object.entries(targetMotionKinds)) {
      const line = files.split('\n').find((each) => each.startsWith(`| \`${kind}\` |`))!;
      for (const { key, initial } of tunables)
        expect(line).toMatch(new RegExp(`\`${key}\` \\(${initial}\\b`));
    }
    const { circle, evader, zigzag } = targetMotionKinds;
    const period = zigzag.tunables.filter(({ key }) => key === 'period');
    const wanted = [...circle.tunables, ...evader.tunables, ...period].map(
      (row) => `\`${row.key}\` ${rangeOf(row)}`,
    );
    expect(wanted.filter((words) => !files.replaceAll('\n', ' ').includes(words))).toEqual([]);
  });

  it('names all that window.slew offers', () => {
    const text = section('## From the console');
    const offered = Object.keys(createConsole({} as App));
    expect(offered.filter((name) => !text.includes(`\`${name}(`))).toEqual([]);
    expect(unnamed(text, channels.map(outsideNameOf))).toEqual([]);
  });
});
