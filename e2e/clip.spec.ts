// Clips and pictures by window.slew, and the dialog behind Share.
import { copyLink, expect, openPaused, test } from './page';

/** A clip that takes little time. */
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
