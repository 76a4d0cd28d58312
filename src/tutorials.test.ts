// Tests of the tutorials in docs/ and CONTRIBUTING, word by word: laws are judged, scenes run, programs run, and files
// compared.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Session } from './app/session/session';
import { largest, plots, valueScale } from './app/ui/scope/plots';
import { gameFields } from './features/rules';
import { sentenceText } from './lab/answers/answer';
import { parseScenario } from './lab/files/read-scenario';
import { challenges } from './lab/ladder/challenges';
import { flyerOf, judge } from './lab/ladder/judge';
import { scenarios } from './lab/scenarios';
import * as control from './laws/control';
import * as planck from './world/planck/planck';
import { channels } from './world/simulation/meters/telemetry';

const root = new URL('../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

/**
 * Returns the fenced code blocks of a document. The first line of a block gives its language and a note: "js law=2".
 */
const fencesOf = (path: string) =>
  [...textOf(path).matchAll(/^( *)```(\w+) ([^\n]+)\n([\s\S]*?)\n\1```$/gm)].map(
    ([, indent, language, note, code]) => ({
      language,
      note,
      code: code.replaceAll(`\n${indent}`, '\n').slice(indent.length),
    }),
  );

/**
 * Returns the code of a fenced block in a document. The block is found by its note: the text after the language in the
 * block's first line, such as "run=turn".
 * @param path path of the document from the root of the repository
 */
const fence = (path: string, note: string) => fencesOf(path).find((each) => each.note === note)!.code;

describe('Your first law', () => {
  const path = 'docs/first-law.md';
  const laws = fencesOf(path).filter(({ note }) => note.startsWith('law='));

  it.each(laws.map(({ note, code }, n) => [n + 1, Number(note.slice(4)), code] as const))(
    'its text %d reaches as many of the first challenges as the page says: %d',
    (_, count, source) => {
      const flyer = flyerOf({ kind: 'own', source });
      const reached = challenges.map((challenge) => judge(challenge, flyer).reached);
      expect(reached.slice(0, count + 1)).toEqual([...Array(count).fill(true), false]);
    },
  );

  it('has a text for each of its steps', () => {
    expect(laws).toHaveLength(3);
  });

  it('has a program with the output that the page shows', () => {
    const code = fence(path, 'run=turn').replace(
      /^import \{(.*)\} from '(.*)';$/gm,
      'const {$1} = modules["$2"];',
    );
    const log = vi.fn();
    const modules = { planck, '@slew-game/slew/control': control };
    new Function('modules', 'console', code)(modules, { log });
    expect(log.mock.lastCall![0]).toBeCloseTo(90, 6);
    expect(textOf(path)).toContain('It prints 90.');
  });
});

describe('Make a scene', () => {
  const path = 'docs/make-a-scene.md';
  const first = fence(path, 'scene');

  it('its first file is read', () => {
    expect(parseScenario(first, gameFields).entities).toHaveLength(2);
  });

  it('refuses a damping below 0 with the sentence of the page', () => {
    const wrong = first.replace('"damping": 0.4', '"damping": -1');
    const refusal = /such as `(.*)`/.exec(textOf(path))![1];
    expect(() => parseScenario(wrong, gameFields)).toThrow(refusal);
  });

  it('asks, and answers with the sentence of the page', () => {
    const scene = JSON.stringify({ ...JSON.parse(first), ...JSON.parse(fence(path, 'fields')) });
    const session = new Session(parseScenario(scene, gameFields), 'Two brakes', gameFields);
    while (!session.answer && session.simulation.time < 10) session.step();
    expect(textOf(path)).toContain(`> ${sentenceText(session.answer!.phrases)}`);
  });
});

describe('A game', () => {
  const files = fencesOf('docs/a-feature.md');

  it.each(files.map(({ note, code }) => [note.replace('file=', ''), code] as const))(
    'has the file %s as it is',
    (path, code) => expect(textOf(path).trimEnd()).toBe(code),
  );

  it('is as long as its title says, within ten lines', () => {
    const lines = files.reduce((sum, { code }) => sum + code.split('\n').length, 0);
    const [, said] = /in (\d+) lines/.exec(textOf('docs/a-feature.md'))!;
    expect(Math.abs(lines - Number(said))).toBeLessThanOrEqual(10);
  });
});

describe('Common mistakes', () => {
  const path = 'docs/common-mistakes.md';

  it('has the inertia of its body about both points, and their ratio', () => {
    // A box of 2 m × 1 m and 4 kg has m (a² + b²) / 12. About a point 3 m away it has m d² more.
    const centre = (4 * (2 ** 2 + 1 ** 2)) / 12;
    const origin = centre + 4 * 3 ** 2;
    expect(textOf(path)).toContain(`${origin.toFixed(2)} and ${centre.toFixed(2)} kg m²`);
    expect(textOf(path)).toContain(`${(origin / centre).toFixed(1)} times too large`);
  });

  it('takes the fixed steps that it shows', () => {
    const step = vi.fn();
    const frame = new Function('step', `${fence(path, 'run=fixed')}\nreturn frame;`)(step);
    for (const seconds of [1 / 30, 1 / 40, 1 / 24]) frame(seconds);
    // 2 + 1.5 + 2.5 steps of time.
    expect(step).toHaveBeenCalledTimes(6);
    frame(10);
    expect(step).toHaveBeenCalledTimes(12);
  });

  it('converts degrees as it shows', () => {
    const radians = new Function(`${fence(path, 'run=degrees')}\nreturn radians;`)();
    expect(radians(180)).toBe(Math.PI);
  });
});

describe('Your first change', () => {
  const path = 'CONTRIBUTING.md';
  const plotsFile = 'src/app/ui/scope/plots.ts';
  const row = new Function(
    'valueScale',
    'largest',
    'all',
    `return ${fence(path, 'first=row').replace(/,$/, '')}`,
  );

  it('adds one word to the present list of names', () => {
    // The test stays green when the change is made.
    const [present, shown] = [textOf(plotsFile), fence(path, 'first=names')].map((text) =>
      text.replace(" | 'integral'", ''),
    );
    expect(present).toContain(shown);
    expect(textOf(plotsFile)).toContain("id: 'terms'");
  });

  it('adds a row with the fields of a plot, of a channel that is recorded', () => {
    const velocity = plots.find(({ id }) => id === 'velocity')!;
    const { limit: _, ...fields } = velocity;
    const added = row(valueScale, largest, (tracks: number[]) => [tracks]);
    expect(Object.keys(added)).toEqual(Object.keys(fields));
    expect(channels).toContain(added.channel);
    expect(added.scale({ tracks: [0.4, -0.9] })).toEqual(valueScale(0.9));
  });

  it('names a scene and texts that there are', () => {
    const text = textOf(path);
    expect(scenarios.map(({ id }) => id)).toContain(/`#([\w-]+)`/.exec(text)![1]);
    expect(textOf('src/app/ui/scope/plots.test.ts')).toMatch(/import \{[^}]*\bshownPlots\b/);
  });
});
