// Test that the page reaches the same state as the runner, to the last bit, after a minute of every scene.
import { storedHashes } from '../src/features/hashes.fixture';
import { copyLink, expect, load, test } from './page';

for (const { id, onPage } of storedHashes()) {
  test(`${id}: the state after a minute is the stored one`, async ({ page }) => {
    // A scene leaves no state for the next one, so one page load is enough for all.
    if (!page.url().startsWith('http')) await load(page);
    const hash = await page.evaluate(
      async ([id, ticks]) => {
        // A test before this one may have reloaded the page, and ships in space load late.
        await window.slew.ready();
        window.slew.load(id);
        // After a game the pace is the earlier one.
        window.slew.pause();
        window.slew.step(ticks);
        return window.slew.hash();
      },
      [id, Number.parseInt(onPage, 10)] as const,
    );
    expect(hash).toBe(onPage);
  });
}

test('a link copied during a run continues elsewhere to the last bit, with its moving target', async ({
  page,
  context,
}) => {
  // A new page, because dialogs of a former test would stay open at another address of the same page.
  await page.goto('about:blank');
  await page.goto('./#fast-target');
  await page.waitForFunction(() => 'slew' in window);
  await page.evaluate(async () => {
    await window.slew.ready();
    window.slew.pause();
    window.slew.step(72);
  });
  await copyLink(page);
  await expect(page).toHaveURL(/#w=/);
  const goesOn = await page.evaluate(() => {
    window.slew.step(600);
    return window.slew.hash();
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForFunction(() => 'slew' in window);
  const opened = await other.evaluate(async () => {
    await window.slew.ready();
    window.slew.pause();
    const { time, stepRate, scenario } = window.slew.snapshot();
    window.slew.step(600 - Math.round(time * stepRate));
    return { scenario, hash: window.slew.hash() };
  });
  await other.close();
  expect(opened.scenario).toBe('Fast target');
  // The steps are counted from the opening of the scene.
  expect(opened.hash.split(' ')[1]).toBe(goesOn.split(' ')[1]);
});
