// Tests of the notes' pages: every law and erratum has an address, every figure is drawn, every link leads somewhere,
// every “Try it” opens.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import errata from '../../../../docs/errata.md?raw';
import notes from '../../../../docs/notes.md?raw';
import { Session } from '../../../app/session/session';
import { scenarioOfAddress } from '../../../app/ui/sharing/address';
import { gameFields } from '../../../features/rules';
import { allScenarios as scenarios } from '../../../features/scenes';
import { controllerKinds } from '../../../laws/control/controllers';
import { guidanceKinds } from '../../../world/entities/guidance/guidance';
import { wholeText } from '../whole-text';
import { drawingNames, namedFigureHtml } from './article';
import { type FindableSection, lawFiles, type NotesFile, notesFiles, notesPages, wholeNotes } from './pages';
import { pagesOf, sectionsOf } from './sections';
import { tries } from './tries';

const markdown = wholeText(notes, errata);
const laws = [...Object.keys(controllerKinds), ...Object.keys(guidanceKinds)];

let pages: NotesFile[];
let files: NotesFile[];
beforeAll(() => {
  files = lawFiles();
  pages = notesPages(markdown);
});

const fileOf = (address: string) => (address === './' ? 'index.html' : address);
function textOf(name: string): string {
  const page = pages.find((each) => each.name === fileOf(name));
  if (page) return page.text;
  throw new RangeError(
    `docs/notes.md has no section for the page ${name}: add it in src/tools/notes/notes.source.md, then run npm run notes`,
  );
}
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);

/** Returns the reason that a link of a page is broken; null if it works. */
async function reasonAgainst(page: NotesFile, href: string): Promise<string | null> {
  if (/^https?:/.test(href)) return null;
  if (href.startsWith('../')) return reasonAgainstScene(href.slice('../'.length));
  const [name, anchor] = href.split('#');
  const target = name === '' ? page : [...pages, ...files].find((other) => other.name === fileOf(name));
  // npx serve and similar servers answer notes/index.html with notes, where relative links fail.
  if (name === 'index.html') return `${page.name}: a link to the first page by its name`;
  if (!target) return `${page.name}: there is no page ${name}`;
  if (anchor === undefined || idsIn(target.text).includes(anchor)) return null;
  return `${page.name}: no anchor of ${target.name} is called ${anchor}`;
}

async function reasonAgainstScene(hash: string): Promise<string | null> {
  try {
    await scenarioOfAddress(hash, { scenarios, games: gameFields });
    return null;
  } catch (error) {
    return `${hash.slice(0, 40)}: ${String(error)}`;
  }
}

describe('the pages of the notes', () => {
  it('begin with the choice of a law and remedies for problems, and end with the errata', () => {
    const [first, second] = sectionsOf(markdown).filter(({ depth }) => depth === 2);
    expect([first.title, second.title]).toEqual(['Which law do I take', 'When it misbehaves']);
    const [start] = pagesOf(sectionsOf(markdown));
    expect(start.sections).toContainEqual(first);
    expect(start.sections).toContainEqual(second);
    expect(pages.map(({ name }) => name).at(-1)).toBe('errata.html');
  });

  it('give every law of turning and guidance a page, an anchor and a figure of three drawings', () => {
    for (const law of laws) {
      const text = textOf(`${law}.html`);
      expect(idsIn(text)).toContain(law);
      const [figure] = new RegExp(`<figure id="figure-${law}">.*?</figure>`, 's').exec(text)!;
      expect(figure.match(/<svg class="drawing"/g)).toHaveLength(3);
    }
  });

  it('hand out every law of turning as a file', () => {
    for (const { name, text } of files) {
      expect(textOf(name.replace('.planck.ts', '.html'))).toContain(`<a href="${name}" download>`);
      expect(text).toContain('MIT License');
    }
    expect(files.map(({ name }) => name)).toEqual(
      Object.keys(controllerKinds).map((kind) => `${kind}.planck.ts`),
    );
  });

  it('give every erratum an anchor', () => {
    const ids = idsIn(textOf('errata.html'));
    for (let number = 1; number <= 36; number++) expect(ids).toContain(`erratum-${number}`);
  });

  it('have links that lead somewhere', async () => {
    const wrong = await Promise.all(
      pages.flatMap((page) => linksIn(page.text).map((href) => reasonAgainst(page, href))),
    );
    expect(wrong.length).toBeGreaterThan(500);
    expect(wrong.filter(Boolean)).toEqual([]);
  });

  it('ask for nothing but their style sheet, the field for words, the icon and places relative to themselves', () => {
    for (const { text } of pages) {
      expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="page.js" type="module">']);
      expect(text).not.toMatch(/<img|<iframe| on\w+="| (?:href|src)="\//);
      expect([...text.matchAll(/<link [^>]*href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        '../favicon.svg',
        'notes.css',
      ]);
    }
  });

  it('have one heading of the first level each, and leave out no level', () => {
    for (const { name, text } of pages) {
      const levels = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect([name, levels.filter((level) => level === 1)]).toEqual([name, [1]]);
      expect(levels.filter((level, n) => n > 0 && level > levels[n - 1] + 1)).toEqual([]);
    }
  });

  it('have no id twice', () => {
    for (const { name, text } of pages)
      expect([name, idsIn(text)]).toEqual([name, [...new Set(idsIn(text))]]);
  });

  it('have a unique title and summary for previews of links', () => {
    for (const tag of ['og:title', 'og:description']) {
      const told = pages.map(({ text }) => new RegExp(`property="${tag}" content="([^"]+)"`).exec(text)![1]);
      expect(new Set(told).size).toBe(pages.length);
      expect(told.filter((words) => /[<>]|\{\{|\$/.test(words))).toEqual([]);
    }
  });

  it('name scrollable parts, and let the keyboard scroll them', () => {
    for (const { text } of pages)
      for (const [tag] of text.matchAll(/<(?:pre|div class="(?:wide|formula)")[^>]*>/g))
        expect(tag).toMatch(/tabindex="0" role="group" aria-label="[^"]+"/);
  });
});

describe('mathematics', () => {
  it('is MathML, with nothing left of its source on a page', () => {
    for (const { name, text } of pages)
      expect([name, /\\(?:frac|text|omega|alpha|begin)|\$[^<]*\$|temml-error/.test(text)]).toEqual([
        name,
        false,
      ]);
    expect(textOf('backward-pd.html')).toMatch(/<mfrac>/);
  });
});

describe('figures', () => {
  it('are drawn without a number that is none', () => {
    for (const name of drawingNames) expect(namedFigureHtml(name)).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('describe each drawing in words', () => {
    for (const name of drawingNames) {
      const told = [...namedFigureHtml(name).matchAll(/role="img" aria-label="([^"]+)"/g)].map(
        ([, words]) => words,
      );
      expect(told.length).toBeGreaterThan(0);
      expect(new Set(told).size).toBe(told.length);
      expect(told.filter((words) => words.length < 40)).toEqual([]);
    }
  });

  it('are refused by a name that there is not', () => {
    expect(() => namedFigureHtml('no-such')).toThrow('no-such');
  });

  it('show the forward PD run away at 30 steps a second, and the backward one at rest', () => {
    // f = 15 Hz, d = 1: kp Δt² + 2 kd Δt = 2.25 + 4.5 at 30 Hz, above 4.
    expect(namedFigureHtml('forward-pd')).toContain('stiff, 30 a second: runs away');
    expect(namedFigureHtml('backward-pd')).toMatch(/30 a second: 0\.\d\d s, 0 % over/);
  });
});

describe('“Try it”', () => {
  it('belongs to a section that there is', () => {
    const ids = sectionsOf(markdown).map(({ id }) => id);
    expect(Object.keys(tries).filter((id) => !ids.includes(id))).toEqual([]);
    expect(laws.filter((law) => !(law in tries))).toEqual([]);
  });

  it.each(Object.entries(tries))('of %s opens a scene that runs', async (_, { hash, scene }) => {
    const { scenario, title } = await scenarioOfAddress(hash, { scenarios, games: gameFields });
    expect(scenario.name).toBe(scene);
    const session = new Session(scenario, title, gameFields);
    for (let n = 0; n < 30; n++) session.step();
    expect(session.simulation.entities.length).toBeGreaterThan(0);
  });

  it('of a law shows a body that turns by it, or is led by it', async () => {
    for (const law of laws) {
      const { scenario } = await scenarioOfAddress(tries[law].hash, { scenarios, games: gameFields });
      const shown = scenario.entities.flatMap(({ controller, guidance }) => [
        controller?.kind,
        guidance?.kind,
      ]);
      expect([law, shown.includes(law)]).toEqual([law, true]);
    }
  });
});

describe('the words of the notes', () => {
  it('are there for every section, as plain text, with an address that a page has', () => {
    const file = notesFiles(markdown).find(({ name }) => name === 'sections.json')!;
    const all = JSON.parse(file.text) as FindableSection[];
    expect(all).toHaveLength(sectionsOf(markdown).length);
    for (const { title, address, text } of all) {
      const [name, anchor] = address.split('#');
      expect(idsIn(textOf(name)), address).toContain(anchor ?? /<h1 id="([^"]+)"/.exec(textOf(name))![1]);
      expect(text, title).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|\{\{/);
    }
    const pd = all.find(({ title }) => title.startsWith('PD, backward'))!;
    expect(pd.address).toBe('backward-pd.html');
    expect(pd.text).toContain('Source');
  });
});

describe('the notes in one piece', () => {
  it('hold every section in the order of the pages, with links that stay within', () => {
    const { article, contents } = wholeNotes(markdown);
    const ids = idsIn(article);
    expect(contents.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    expect(contents).toHaveLength(sectionsOf(markdown).length - 1);
    const scenes = article.match(/<a [^>]*data-scene[^>]*>/g)!;
    expect(scenes.length).toBeGreaterThan(10);
    const inner = linksIn(article.replaceAll(/<a [^>]*data-scene[^>]*>/g, '')).filter((href) =>
      href.startsWith('#'),
    );
    expect(inner.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
    // A page in one file may have any name, so links to scenes lead to the page itself.
    expect(linksIn(article).filter((href) => !/^(?:#|https?:)/.test(href))).toEqual([]);
  });
});

describe('a text of the notes', () => {
  it('is refused when a link leads to no section', () => {
    expect(() => notesPages('# Title\n\n[gone](#gone)\n')).toThrow('#gone');
  });

  it('is refused when a formula cannot be read', () => {
    expect(() => notesPages('# Title\n\n```math\n\\frac{1\n```\n')).toThrow('\\frac{1');
  });

  it('is refused when two sections have one name', () => {
    expect(() => sectionsOf('# A\n\n## B\n\n## B\n')).toThrow('called b');
  });
});

it('the tokens name one file of the type, which the pages take from the program', () => {
  const tokens = readFileSync(new URL('../../../app/ui/tokens.css', import.meta.url), 'utf8');
  expect(tokens.match(/@fontsource-variable\/[\w/.-]+\.woff2/g)).toHaveLength(1);
});
