// Tests of the HTML that embeds a scene in another page.
import { expect, it } from 'vitest';
import { frameOf } from './frame';

it('names the scene, may not navigate the page around it, and has nothing that ends its attributes', () => {
  const html = frameOf('https://slew.example/?embed#s=x&t=y', 'Is "1 < 2"?');
  expect(html).toContain('src="https://slew.example/?embed#s=x&amp;t=y"');
  expect(html).toContain('title="Slew: Is &quot;1 &lt; 2&quot;?"');
  expect(html).toMatch(/ sandbox="allow-scripts [^"]*"/);
  expect(html).not.toMatch(/allow-top-navigation|allow-forms|allow-modals|allow-downloads/);
});
