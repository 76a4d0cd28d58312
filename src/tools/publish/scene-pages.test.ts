// Tests of the pages of scenes: the tags for previews, and what a page shows without scripts.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { courses } from '../../features/par/rules/courses';
import { allScenarios } from '../../features/scenes';
import { expectNothingToAdd } from '../../laws/exact/stored.fixture';
import { coursePage, jpegSize, scenePage } from './scene-pages';

const picture = { path: 'scene/path-race.jpg', size: [1200, 630] } as const;
const race = allScenarios.find(({ id }) => id === 'path-race')!;
const odd = { ...race, scenario: { ...race.scenario, question: 'Is "a" < b & c?' } };

it('has question and picture for a preview, and a plain link to the scene', () => {
  const html = scenePage(race, picture, null);
  expect(html).toContain(`<meta property="og:title" content="${race.scenario.question}" />`);
  expect(html).toContain('<meta property="og:image" content="../scene/path-race.jpg" />');
  expect(html).toContain('<a href="../#path-race">');
  expect(html).not.toMatch(/canonical|og:url/);
});

it('has whole addresses once the address is known, as programs for previews want them', () => {
  const html = scenePage(race, picture, 'https://slew.example/deep/');
  expect(html).toContain('content="https://slew.example/deep/scene/path-race.jpg"');
  expect(html).toContain('<link rel="canonical" href="https://slew.example/deep/scene/path-race.html" />');
});

it('takes texts as texts, and has nothing inline that a content security policy forbids', () => {
  const html = scenePage(odd, picture, null);
  expect(html).toContain('Is &quot;a&quot; &lt; b &amp; c?');
  expect(html).not.toMatch(/<style|style=|<script>| on\w+=/);
});

it('reads the size of every still', () => {
  const missing = allScenarios.filter(({ id }) => !existsSync(`assets/stills/${id}.jpg`));
  expectNothingToAdd(
    missing.map(
      ({ id }) => `assets/stills/${id}.jpg: npm run build:page, npm run screenshot -- stills ${id}`,
    ),
  );
  for (const { id } of allScenarios) {
    const [width, height] = jpegSize(readFileSync(`assets/stills/${id}.jpg`));
    // The gallery's pictures are 300 by 140.
    expect(width / height, id).toBeCloseTo(300 / 140, 1);
  }
});

it('has a page for a course, which opens it', () => {
  const html = coursePage(
    courses[0],
    { path: 'course/slalom.jpg', size: [1200, 630] },
    'https://slew.example/',
  );
  expect(html).toContain('<a href="../#par=slalom">');
  expect(html).toContain('content="https://slew.example/course/slalom.jpg"');
  expect(html).toContain('href="https://slew.example/course/slalom.html"');
  expect(html).toContain('Slalom: how near to perfect can you fly this?');
});

it('has a card of every scene and course, in the shape of previews', () => {
  const cards = [
    ...allScenarios.map(({ id }) => ({ id, path: `public/scene/${id}.jpg` })),
    ...courses.map(({ id }) => ({ id, path: `public/course/${id}.jpg` })),
  ];
  expectNothingToAdd(
    cards
      .filter(({ path }) => !existsSync(path))
      .map(({ id, path }) => `${path}: npm run build:page, npm run screenshot -- cards ${id}`),
  );
  for (const { path } of cards) expect(jpegSize(readFileSync(path)), path).toEqual([1200, 630]);
});
