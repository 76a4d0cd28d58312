// Tests that the built page can be painted at once: its HTML contains its style, and it does not wait for the program.
import { expect, it } from 'vitest';
import { paintedFirst } from './start';

const style = '@font-face{src:url(./type-1.woff2)}p{color:red}';
const page = `<head>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-2.css">
  </head>
  <body>
    <p>Still</p>
  </body>`;

const painted = paintedFirst(page, (path) => (path === 'assets/index-2.css' ? style : ''));

it('the style stands in the page, and finds its type from there', () => {
  expect(painted).toContain('<style>@font-face{src:url(./assets/type-1.woff2)}p{color:red}</style>');
  expect(painted).toContain('as="font" type="font/woff2" crossorigin href="./assets/type-1.woff2"');
});

it('the style sheet is named but not fetched', () => {
  expect(painted.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="./assets/index-2.css">',
  ]);
});

it('no tag runs the program; it is fetched in the background and started by the script at the end', () => {
  expect(painted).not.toMatch(/<script[^>]*src=/);
  expect(painted).toMatch(
    /<link rel="preload" as="script"[^>]*fetchpriority="low" href="\.\/assets\/index-1\.js">/,
  );
  expect(painted).toMatch(/program\.src = '\.\/assets\/index-1\.js';[\s\S]*<\/script>\s*<\/body>/);
});

it('a page that lacks its program is refused', () => {
  expect(() => paintedFirst('<head></head>', () => style)).toThrow('lacks its program or its style');
});
