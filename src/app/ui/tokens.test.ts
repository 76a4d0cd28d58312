// Tests of the style sheets against tokens.css: one place for colours, fonts, layers and breakpoints, the same as in
// the picture and the code.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyArt } from '../view/bodies';
import { css, palette, typeface } from '../view/palette';
import { lowHeight, phoneWidth, steps } from '../view/steps';
import { styleSheet } from '../view/style-sheet';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');

const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);
const tokensFile = 'app/ui/tokens.css';
/** Text of the file tokens.css, in which names such as `--palette(target)` are not replaced by colours. */
const source = read(tokensFile);
const tokensText = styleSheet(source);
const sheets = paths
  .filter((path) => path.endsWith('.css') && path !== tokensFile)
  .map((path) => ({ path, text: withoutComments(read(path)) }));
const scripts = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts')).map(read);

/** Custom properties (tokens) by name, with the values that the first rule of tokens.css sets. */
const tokens = new Map(
  [
    ...withoutComments(tokensText)
      .split('@media')[0]
      .matchAll(/(--[\w-]+):\s*([^;]+);/g),
  ].map(([, name, value]) => [name, value]),
);

/** Custom properties in tokens.css that must equal a colour of the picture, each with that colour as 0xRRGGBB. */
const ofPicture: Readonly<Record<string, number>> = {
  '--ink': palette.label,
  '--ink-quiet': palette.caption,
  '--target': palette.target,
  '--heat': palette.heat,
  '--jet': palette.jet,
  '--error': palette.error,
  '--friend': palette.friend,
  '--second-friend': palette.secondFriend,
  '--missile': bodyArt.missile.colour,
  '--character': bodyArt.character.colour,
};

/** Returns the matches of a pattern in all style sheets except tokens.css, each with its path. */
const foundIn = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `src/${path}: ${found}`));

describe('tokens', () => {
  it('are the only place of colours, fonts and layers', () => {
    expect(foundIn(/#[0-9a-f]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch|color-mix)a?\(/gi)).toEqual([]);
    expect(foundIn(/[\w-]*(?:system-ui|sans-serif|monospace)/g)).toEqual([]);
    expect(foundIn(/z-index:\s*-?\d+/g)).toEqual([]);
  });

  it('are each used', () => {
    const uses = [...sheets.map(({ text }) => text), tokensText].join('\n');
    const unused = [...tokens.keys()].filter(
      (name) =>
        !(name in ofPicture) &&
        !uses.includes(`var(${name})`) &&
        !scripts.some((text) => text.includes(`'${name}'`)),
    );
    expect(unused).toEqual([]);
  });

  it('write no colour twice', () => {
    const colours = [...tokens.values()].filter((value) => /^(?:#|rgb)/.test(value));
    expect(colours.filter((colour, n) => colours.indexOf(colour) !== n)).toEqual([]);
  });

  it('are the colours of the picture for equal meanings, defined there only', () => {
    for (const name of Object.keys(ofPicture))
      expect(source).toMatch(new RegExp(`^  ${name}: --palette\\(\\w+\\);$`, 'm'));
    for (const [name, colour] of Object.entries(ofPicture))
      expect([name, tokens.get(name)]).toEqual([name, css(colour)]);
  });

  it('give panels one colour, which is let through a little', () => {
    const [, ...solid] = /^#(..)(..)(..)$/.exec(tokens.get('--panel-solid')!)!;
    const channels = solid.map((hex) => Number.parseInt(hex, 16)).join(' ');
    expect(tokens.get('--panel')).toBe(`rgb(${channels} / 0.94)`);
  });

  it('give the theme colour of the page', () => {
    expect(read('../index.html')).toContain(`name="theme-color" content="${tokens.get('--night')}"`);
  });

  it('name the type of the picture', () => {
    expect(tokens.get('--sans')!.replaceAll('"', "'")).toBe(typeface);
    expect(tokensText).toContain(`font-family: ${typeface.split(',')[0].replaceAll("'", '"')};`);
  });
});

describe('steps of the window', () => {
  const preludes = [...sheets.map(({ text }) => text), withoutComments(source)].flatMap((text) =>
    [...text.matchAll(/@media([^{]+)\{/g)].map(([, prelude]) => prelude),
  );
  const named = new Set(preludes.flatMap((prelude) => prelude.match(/(?<=\(--)[\w-]+(?=\))/g) ?? []));

  it('are the only sizes in media queries, and each is used', () => {
    expect(preludes.filter((prelude) => /width|height/.test(prelude))).toEqual([]);
    expect([...named].sort()).toEqual(Object.keys(steps).sort());
  });

  it('are the only sizes of windows that the code asks for', () => {
    const asked = scripts.filter(
      (text) => /matchMedia\([^)]*\d/.test(text) || /'\((?:max|min)-(?:width|height)/.test(text),
    );
    expect(asked).toEqual([]);
  });

  it('are written into a style sheet, and a name that is no step is refused', () => {
    expect(styleSheet('a { color: red } @media (--low) and (not (--phone)) { a { color: blue } }')).toBe(
      'a { color: red } @media (max-height: 31.1875em) and (not (max-width: 47.5em)) { a { color: blue } }',
    );
    expect(() => styleSheet('@media (--desk) {}')).toThrow(RangeError);
  });

  it('are those of the picture', () => {
    expect([phoneWidth, lowHeight]).toEqual([760, 499]);
  });
});

it('sizes of text are in rem, so that they follow the text size chosen in the browser', () => {
  const sizes = foundIn(/(?<![\w-])(?:font|font-size|line-height): [^;]*\dpx/g);
  expect(sizes).toEqual([]);
});

/**
 * Returns the names of classes that a style sheet styles everywhere, as by `.a` or `.a:hover`. A class styled only
 * within another, as by `.b .a`, is left out.
 */
const classesAnywhere = (text: string) =>
  [...text.matchAll(/([^{};@]+)\{/g)]
    .flatMap(([, selectors]) => selectors.split(/,(?![^(]*\))/))
    .flatMap(
      (selector) => /^\s*\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*\s*$/.exec(selector)?.[1] ?? [],
    );

it('no folder styles a class of another folder, except within its own parts', () => {
  const rooms = new Map<string, Set<string>>();
  // Preferences of the device restyle all parts, and the notes are separate pages.
  for (const { path, text } of sheets.filter(
    ({ path }) => !/^(app\/ui\/preferences\.|tools\/notes\/)/.test(path),
  ))
    for (const name of classesAnywhere(text))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(path.replace(/\/[^/]*$/, '')));
  expect(rooms.size).toBeGreaterThan(100);
  const shared = [...rooms].filter(([, { size }]) => size > 1);
  expect(shared.map(([name, where]) => `.${name} in ${[...where].join(' and ')}`)).toEqual([]);
});
