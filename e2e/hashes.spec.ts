// The page comes to the same state as the runner, to the last bit, after a minute of every scene.
import { storedHashes } from '../src/games/hashes.fixture';
import { expect, load, test } from './page';

for (const { id, onPage } of storedHashes()) {
  test(`${id}: the state after a minute is the stored one`, async ({ page }) => {
    // Whatever was on the page before leaves nothing behind, so one loading does for all.
    if (!page.url().startsWith('http')) await load(page);
    const hash = await page.evaluate(
      ([id, ticks]) => {
        window.slew.load(id);
        // Whoever leaves a game goes on in the pace of before.
        window.slew.pause();
        window.slew.step(ticks);
        return window.slew.hash();
      },
      [id, Number.parseInt(onPage, 10)] as const,
    );
    expect(hash).toBe(onPage);
  });
}
