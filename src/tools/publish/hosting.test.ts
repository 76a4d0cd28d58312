// Tests that a page's policy allows only what the page may do, and that its hashes equal those that browsers compute.
import { expect, it } from 'vitest';
import { withPolicy } from './hosting';

const page = (body: string) => `<head>\n    <meta charset="utf-8" />\n  </head><body>${body}</body>`;

it('an inline script is allowed by its SHA-256, of the text between its tags to the byte', () => {
  // `printf "alert('Hello, world.');" | openssl dgst -sha256 -binary | openssl base64`, as in CSP Level 2, 4.2.5.
  expect(withPolicy(page("<script>alert('Hello, world.');</script>"))).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it('a page without inline script or style allows none', () => {
  expect(withPolicy(page('<script src="open.js" defer></script>'))).toContain(
    "script-src 'self'; style-src 'self';",
  );
});

it('the policy comes before everything it covers', () => {
  expect(withPolicy(page(''))).toMatch(
    /^<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/,
  );
});

it.each(['<p style="color: red">', '<button onclick="go()">'])(
  '%s is refused: no policy here lets it through',
  (body) => {
    expect(() => withPolicy(page(body))).toThrow('in a page has a style or a script of its own');
  },
);
