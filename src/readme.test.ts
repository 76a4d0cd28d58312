// Tests of the documents against the program: the README's size and map, every link and path, keys, scenes, the runner,
// window.slew.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Listeners } from './app/session/listeners';
import { Session } from './app/session/session';
import { keyedActions } from './app/ui/actions/list';
import { createConsole } from './app/ui/console';
import { Features } from './app/ui/features';
import { notes } from './app/ui/notes/notes';
import { sharingActions } from './app/ui/sharing/sharing';
import { Dialogs } from './app/ui/state/dialogs';
import { DrawerState } from './app/ui/state/drawers';
import { Messages } from './app/ui/state/messages';
import { Rounds } from './app/ui/state/rounds';
import { SingleKeys } from './app/ui/state/single-keys';
import { Modes } from './app/view/mode';
import { ViewState } from './app/view/view-state';
import { Viewport } from './app/view/viewport';
import { features } from './features';
import { dodge } from './features/dodge';
import { par } from './features/par';
import { gameFields } from './features/rules';
import { allScenarios as scenarios } from './features/scenes';
import { expectNothingToAdd } from './laws/exact/stored.fixture';
import { trajectoryHeader } from './tools/cli/simulate-main';
import { channels, outsideNameOf } from './world/simulation/meters/telemetry';

/**
 * Actions of the program's features, for example of the game Dodge. Actions whose keys work only in the scenes of their
 * feature are left out.
 */
const featureActions = features
  .flatMap(({ actions }) => actions)
  .filter(({ spots }) => !spots.includes('scene'));

const root = new URL('../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

const docs = readdirSync(new URL('docs/', root))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const papers = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs];

/** Returns the part of a text under a heading. */
function section(text: string, heading: string): string {
  const from = text.indexOf(`\n${heading}\n`);
  if (from < 0) throw new RangeError(`there is no heading ${heading}`);
  const next = text.slice(from + 1).search(new RegExp(`\n#{1,${heading.indexOf(' ')}} `));
  return next < 0 ? text.slice(from) : text.slice(from, from + 1 + next);
}

/** Returns the pieces of inline code in the first column of a text's tables. */
const firstColumn = (text: string) =>
  [...text.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(.+?)`/g)].map(([, word]) => word),
  );

/** Returns those words that do not occur as inline code in a text. */
const unnamed = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(`\`${word}\``));

/** Returns the anchors of a text's headings: lower case, letters and digits, hyphens for spaces. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Returns the reason that a link in a document is broken; null if it works. */
function reasonAgainst(paper: string, link: string): string | null {
  const [path, anchor] = link.split('#');
  const url = new URL(path || paper.split('/').at(-1)!, new URL(paper, root));
  if (!existsSync(url)) return `${paper}: there is no ${path}`;
  if (anchor === undefined || anchorsOf(readFileSync(url, 'utf8')).includes(anchor)) return null;
  return `${paper}: no heading is called #${anchor}`;
}

describe('the papers', () => {
  it('begin with a README of less than 6 kB', () => {
    expect(Buffer.byteLength(textOf('README.md'))).toBeLessThan(6000);
  });

  it('have links that lead somewhere', () => {
    const links = papers.flatMap((paper) =>
      [...textOf(paper).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link]) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .map((link) => [paper, link] as const),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.map(([paper, link]) => reasonAgainst(paper, link)).filter(Boolean)).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md'])('name paths that are there: %s', (paper) => {
    const paths = [...textOf(paper).matchAll(/`((?:src|docs|assets|examples)\/[\w./-]*)`/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it.each(['README.md', 'CONTRIBUTING.md', ...docs])('name commands that there are: %s', (paper) => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...textOf(paper).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const foldersIn = (url: URL) =>
  readdirSync(url, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const folders = foldersIn(new URL('./', import.meta.url)).map((name) => `${name}/`);

describe('CONTRIBUTING.md', () => {
  const text = textOf('CONTRIBUTING.md');
  const picture = textOf('docs/districts.svg');
  const labels = (kind: string) =>
    [...picture.matchAll(new RegExp(`<text class="${kind}"[^>]*>([^<]+)</text>`, 'g'))].map(
      ([, word]) => word,
    );

  it('names every district of src/', () => {
    expect(unnamed(section(text, '## Six districts'), folders)).toEqual([]);
  });

  it('has a picture with every district from the top, and every room', () => {
    const listed = [...section(text, '## Six districts').matchAll(/^\d\. `(\w+)\/`/gm)].map(
      ([, name]) => name,
    );
    expect(labels('district')).toEqual(listed);
    expect(labels('district').toSorted()).toEqual(folders.map((name) => name.slice(0, -1)).toSorted());
    const rooms = folders.flatMap((name) => foldersIn(new URL(name, import.meta.url)));
    expect(labels('room').toSorted()).toEqual(rooms.toSorted());
  });

  it('begins with the five commands of a newcomer', () => {
    const commands = firstColumn(section(text, '## Five commands'));
    expect(commands).toEqual(['npm ci', 'npm start', 'npm run test:watch', 'npm run check', 'npm test']);
  });
});

describe('the README', () => {
  const readme = textOf('README.md');

  it('is one page: at most 6144 bytes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6144);
  });

  it('maps every folder of src/, and no other', () => {
    const mapped = firstColumn(section(readme, '## How it works')).filter((word) => word.endsWith('/'));
    expect(mapped.filter((word) => word !== 'src/').toSorted()).toEqual(folders.toSorted());
  });

  it('names keys that there are', () => {
    const keys = firstColumn(section(readme, '## Play'));
    const known = [...keyedActions, ...featureActions, ...notes.actions, ...sharingActions].map(
      ({ key }) => key,
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => key !== '?' && !known.includes(key))).toEqual([]);
  });

  it('names scenes to try that there are', () => {
    const tried = [...section(readme, '## Play').matchAll(/^- (.+?):/gm)].map(([, name]) => name);
    const names = scenarios.map(({ scenario }) => scenario.name.replace('?', ''));
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('what is published', () => {
  const readme = textOf('README.md');
  const { name, homepage, private: isPrivate } = JSON.parse(textOf('package.json'));

  it('is linked by the README once package.json has its homepage; until then it says that there is no page', () => {
    expect(readme.includes('There is no public page yet')).toBe(homepage === undefined);
    if (homepage) expect(readme).toContain(`](${homepage})`);
  });

  it('is not on npm as long as package.json is private, and README and library say so', () => {
    for (const text of [readme, textOf('docs/library.md')])
      expect(text.includes('not on npm yet')).toBe(isPrivate === true);
  });

  it('has one name in all documents', () => {
    const names = papers.flatMap((paper) =>
      [...textOf(paper).matchAll(/['`](@?[\w-]+(?:\/[\w-]+)?)\/(?:control|planck|guidance)['`]/g)]
        .filter(([, found]) => !found.startsWith('src') && !found.startsWith('laws'))
        .map(([, found]) => [paper, found]),
    );
    expect(names.length).toBeGreaterThan(5);
    // The changelog also mentions the package of 1.0.0.
    expect(names.filter(([paper, found]) => found !== name && paper !== 'CHANGELOG.md')).toEqual([]);
  });
});

describe('the changelog', () => {
  it('has no line over 160 characters', () => {
    const long = textOf('CHANGELOG.md')
      .split('\n')
      .filter((line) => line.length > 160);
    expect(long).toEqual([]);
  });
});

describe('docs/play.md', () => {
  const play = textOf('docs/play.md');

  it('names every key', () => {
    const keys = [...keyedActions, ...featureActions, ...notes.actions, ...sharingActions]
      .map(({ key }) => key)
      .filter((key) => key !== '');
    const listed = firstColumn(section(play, '## Keys'));
    expect([...keys, '?'].filter((key) => !listed.includes(key))).toEqual([]);
  });

  it('names every scene, in the group of the gallery', () => {
    for (const group of ['Fly', 'Measure', 'Meet']) {
      const ids = scenarios.filter((each) => each.group === group.toLowerCase()).map(({ id }) => id);
      const rows = firstColumn(section(play, `### ${group}`));
      const missing = ids.filter((id) => !rows.includes(id));
      expectNothingToAdd(missing.map((id) => `docs/play.md, “### ${group}”: add a row for \`${id}\``));
      expect(rows).toEqual(ids);
    }
  });

  it.each([
    ['## Dodge', dodge],
    ['## Par', par],
  ])('names the keys that do nothing under %s', (heading, { plays }) => {
    const { locks } = plays!.mode;
    const keys = keyedActions.filter(({ id }) => locks.includes(id)).map(({ key }) => key);
    expect(keys).toHaveLength(locks.length);
    expect(unnamed(section(play, heading), keys)).toEqual([]);
  });
});

describe('docs/scenario-files.md', () => {
  it('gives the columns and every option of the runner', () => {
    const runner = section(textOf('docs/scenario-files.md'), '## The runner');
    expect(runner).toContain(`    ${trajectoryHeader}\n`);
    const options = [...textOf('src/tools/cli/simulate-main.ts').matchAll(/^ {6}(\w+): \{ type:/gm)].map(
      ([, name]) => name,
    );
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((name) => !runner.includes(`\`--${name}`))).toEqual([]);
  });
});

describe('docs/console.md', () => {
  const text = textOf('docs/console.md');
  let slew: ReturnType<typeof createConsole>;

  beforeAll(() => {
    const query = { matches: false, addEventListener: () => {} };
    vi.stubGlobal('window', { matchMedia: () => query, innerWidth: 1280, innerHeight: 720 });
    const { id, scenario } = scenarios.find((each) => each.id === 'fast-target')!;
    const session = new Session(scenario, id, gameFields);
    const view = new ViewState(new Modes(new Features(features).played));
    slew = createConsole(
      {
        features: new Features(),
        session,
        view,
        viewport: new Viewport(),
        drawers: new DrawerState(() => {}),
        dialogs: new Dialogs(() => {}),
        rounds: new Rounds(
          session,
          view,
          () => false,
          () => {},
        ),
        messages: new Messages(() => {}),
        sound: { on: false, set: () => {} },
        singleKeys: new SingleKeys(),
        stepTests: new Listeners(),
        scenarios,
        ownScenes: () => new Promise(() => {}),
        notify: () => {},
        offerUndo: () => {},
        say: () => {},
        fit: () => {},
        loadAgain: () => {},
      },
      new Features(),
    );
  });

  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('names all that window.slew offers', () => {
    const offered = Object.keys(slew);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter((name) => !text.includes(`\`${name}(`))).toEqual([]);
  });

  it('names every field of a snapshot', () => {
    const { path, targets, entities, ...rest } = slew.snapshot();
    const described = section(text, '## The snapshot');
    const fields = [path, targets[0], entities[0], entities[0].limits, rest].flatMap(Object.keys);
    expect(unnamed(described, [...fields, 'path', 'targets', 'entities'])).toEqual([]);
  });

  it('names every column of the telemetry', () => {
    const described = firstColumn(section(text, '## Telemetry'));
    expect(Object.keys(slew.telemetry()).toSorted()).toEqual(
      ['time', ...channels.map(outsideNameOf)].toSorted(),
    );
    expect(described).toEqual(expect.arrayContaining(Object.keys(slew.telemetry())));
  });

  it('has an example that runs', () => {
    const [, id] = /slew\.load\('(.+?)'\)/.exec(text)!;
    slew.load(id);
    slew.pause();
    slew.step(120);
    expect(slew.snapshot()).toMatchObject({ scenario: id, paused: true, time: 2 });
  });
});
