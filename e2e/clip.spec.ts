// Tests of clips and pictures by window.slew, and of the dialog behind Share.
import type { Page } from '@playwright/test';
import { copyLink, expect, load, openPaused, test, testAlone } from './page';

/** Options of a clip that is made quickly. */
const small = { seconds: 2, width: 128, height: 128, framesPerSecond: 10 };

test('a clip leaves the session the same, and an edit made meanwhile stays', async ({ page }) => {
  await openPaused(page, 'path-race');
  const { made, head, before, after, speed } = await page.evaluate(async (small) => {
    window.slew.step(300);
    const state = () => JSON.stringify([window.slew.hash(), window.slew.telemetry(0)]);
    const before = state();
    const coming = window.slew.clip(small);
    const { bytes, ...made } = await coming;
    const after = state();
    const edited = window.slew.clip(small);
    document.querySelector<HTMLElement>('.modes [data-action=seek]')!.click();
    await edited;
    const head = String.fromCharCode(...bytes.slice(0, 12));
    return { made, head, before, after, speed: window.slew.snapshot().mode };
  }, small);
  expect(made).toMatchObject({ width: 128, height: 128, frames: 20 });
  expect(after).toBe(before);
  expect(speed).toBe('seek');
  expect(made.type === 'video/mp4' ? head.slice(4, 8) : made.type).toMatch(/ftyp|webm|gif/);
});

test('without an encoder a clip is a GIF, and a type that cannot be made is refused with a sentence', async ({
  page,
}) => {
  await openPaused(page, 'turn-90');
  const { type, head, refused } = await page.evaluate(async (small) => {
    window.slew.step(120);
    const { VideoEncoder } = window;
    Object.assign(window, { VideoEncoder: undefined });
    try {
      const { type, bytes } = await window.slew.clip(small);
      const refused = await window.slew
        .clip({ ...small, type: 'mp4' })
        .catch(({ message }: Error) => message);
      return { type, head: String.fromCharCode(...bytes.slice(0, 6)), refused };
    } finally {
      Object.assign(window, { VideoEncoder });
    }
  }, small);
  expect([type, head]).toEqual(['image/gif', 'GIF89a']);
  expect(refused).toContain('This browser cannot make video/mp4');
});

test('an option out of range is refused by its name', async ({ page }) => {
  await openPaused(page, 'path-race');
  expect(await page.evaluate(() => window.slew.clip({ seconds: 11 }).catch(String))).toBe(
    'RangeError: slew.clip: seconds must be a number from 1 to 10, got 11',
  );
});

test('Share copies the link, makes a clip, and cancels one', async ({ page }) => {
  await openPaused(page, 'path-race');
  await page.evaluate(() => window.slew.step(300));
  await copyLink(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#w=');
  const hash = await page.evaluate(() => window.slew.hash());
  await page.locator('.links > [data-action=share]').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: '10 s', exact: true }).click();
  await dialog.getByRole('button', { name: /^Clip, 10 s/ }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: /^Clip, 10 s/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.slew.hash())).toBe(hash);
});

test('a clip is made without the browser’s frames, as in a hidden tab, and two at once', async ({ page }) => {
  await openPaused(page, 'turn-90');
  const { before, after, made } = await page.evaluate(async (small) => {
    window.slew.step(120);
    const before = window.slew.hash();
    const { requestAnimationFrame } = window;
    const missed: FrameRequestCallback[] = [];
    Object.assign(window, { requestAnimationFrame: (call: FrameRequestCallback) => missed.push(call) });
    try {
      const both = await Promise.all([window.slew.clip(small), window.slew.clip(small)]);
      return { before, after: window.slew.hash(), made: both.map(({ frames }) => frames) };
    } finally {
      Object.assign(window, { requestAnimationFrame });
      // Without these calls, time would stand in all later tests that share this page.
      for (const call of missed) requestAnimationFrame(call);
    }
  }, small);
  expect(made).toEqual([20, 20]);
  expect(after).toBe(before);
});

test('a clip whose frames cannot be drawn or encoded ends with a sentence, the scene as it was', async ({
  page,
}) => {
  await openPaused(page, 'turn-90');
  const { before, after, said } = await page.evaluate(async (small) => {
    window.slew.step(120);
    const before = window.slew.hash();
    const failed = () => window.slew.clip(small).catch(({ message }: Error) => message);
    const { VideoFrame, ImageData } = window;
    const said: unknown[] = [];
    for (const broken of [{ VideoFrame: undefined }, { ImageData: undefined }]) {
      Object.assign(window, broken);
      try {
        said.push(await failed());
      } finally {
        Object.assign(window, { VideoFrame, ImageData });
      }
    }
    return { before, after: window.slew.hash(), said };
  }, small);
  expect(after).toBe(before);
  for (const sentence of said)
    expect(sentence).toMatch(/^The clip was not made: .*\. Your scene is as it was; try again\.$/);
});

const openShare = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.links > [data-action=share]')!.click());

testAlone.describe('on a phone', () => {
  testAlone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  testAlone('the system’s sheet gets text, link and picture; closing it says nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files, ...said }: ShareData) => {
          shared.push({ ...said, types: files?.map(({ type }) => type) });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await load(page, '#path-race');
    await openShare(page);
    const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared);
    await expect.poll(shared).toHaveLength(1);
    const [sent] = await shared();
    expect(sent).toMatchObject({ title: 'Path race', text: 'Same path, same motor. Which one swings wide?' });
    expect(sent).toHaveProperty('url', expect.stringMatching(/^http.*(#|scene\/path-race)/));
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog).toBeVisible();
    await expect(page.locator('.notice')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  testAlone('without it the dialog is a sheet whose rows are large enough for a finger', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await load(page, '#path-race');
    await openShare(page);
    const dialog = page.getByRole('dialog', { name: 'Share' });
    const { y, height } = (await dialog.boundingBox())!;
    expect(y + height).toBe(844);
    const rows = await dialog.locator('.share-row').all();
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(48);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});
