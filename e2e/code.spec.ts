// Tests of the code of a law: a key opens it, a target shows its file, Copy copies it, Escape closes it.
import { expect, openPaused, test } from './page';
import { openTune } from './tune';

test('J opens the code of the body in focus, a target changes the file, Copy copies it, Escape closes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPaused(page);
  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  await expect(code).toBeVisible();
  await expect(code.locator('.file')).toHaveText('windowed-pid.planck.ts');
  await expect(code.locator('.set').first()).toHaveText(/^[\d.]+$/);
  // The targets are in a list below the title.
  const tops = await code
    .locator('h2, .target')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  for (const [n, top] of tops.slice(1).entries()) expect(top - tops[n]).toBeGreaterThan(24);

  await code.getByRole('button', { name: 'C++ Box2D v3' }).click();
  await expect(code.locator('.file')).toHaveText('windowed-pid.h');
  await expect(code.locator('.bites')).toContainText('b2Body_GetRotationalInertia()');

  await code.getByRole('button', { name: 'Copy' }).click();
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await page.evaluate(() => window.slew.code('cpp-box2d'));
  expect(copied).toBe(file);
  expect(copied).toContain('struct WindowedPid {');

  // The page remembers the target, and later tests use the same page.
  await code.locator('.target').first().click();
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
});

test('My own law begins with the text of the earlier law, and flies like it; its code names its author', async ({
  page,
}) => {
  await openPaused(page);
  const flown = () =>
    page.evaluate(() => {
      window.slew.step(200);
      return window.slew.hash();
    });
  const before = await flown();
  await openPaused(page);
  await openTune(page);
  await page.getByRole('combobox', { name: 'Law' }).selectOption({ label: 'My own law' });
  await expect(page.locator('.panel [data-key="own-kp"]')).toBeVisible();
  expect(await flown()).toBe(before);

  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  await expect(code.locator('.file')).toHaveText('own-law.planck.ts');
  await expect(code.locator('header')).toContainText('the law yours, the rest MIT');
  expect(await page.evaluate(() => window.slew.code('cpp-box2d'))).toContain('struct OwnLaw {');
  await page.keyboard.press('Escape');
});

test('a refused copy shows a message over the dialog, and on the page after closing', async ({ page }) => {
  await openPaused(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    // The message closes by itself after 5 s, perhaps before a slow machine has read it. Here it stays until it is
    // closed.
    const own = window.setTimeout;
    Object.assign(window, {
      setTimeout: (then: () => void, ms?: number) => (ms === 5000 ? 0 : own(then, ms)),
    });
    window.addEventListener('give-back', () => Object.assign(window, { setTimeout: own }), { once: true });
  });
  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  await code.getByRole('button', { name: 'Copy' }).click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('copy it by hand');
  // A click can reach the message, so it is not below the dialog.
  await expect(code.locator('.notice')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close this message' }).click();
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('give-back'));
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
  });
});

test('on a phone the way out is in the corner of the dialog, and not in the row of Copy', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaused(page);
  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  const boxOf = async (name: string) => (await code.getByRole('button', { name }).boundingBox())!;
  const [close, copy, download] = [await boxOf('Close'), await boxOf('Copy'), await boxOf('Download')];
  const title = (await code.getByRole('heading').boundingBox())!;
  expect(close.x + close.width).toBeGreaterThan(390 - 12);
  expect(close.y).toBeLessThan(12);
  expect(close.y + close.height).toBeLessThan(title.y + title.height + 12);
  for (const other of [copy, download]) expect(other.y - (close.y + close.height)).toBeGreaterThan(24);
  await expect(code.getByRole('button', { name: 'TypeScript planck' })).toBeInViewport({ ratio: 1 });
  // No target of the strip is below the message.
  await code.getByRole('button', { name: 'Close' }).click();
  await expect(code).toBeHidden();
});

test('on a tablet all buttons of the dialog are inside it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPaused(page);
  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  const { x, width } = (await code.boundingBox())!;
  for (const name of ['Copy', 'Download', 'Close']) {
    const button = (await code.getByRole('button', { name }).boundingBox())!;
    expect(button.x + button.width).toBeLessThanOrEqual(x + width);
  }
  await code.getByRole('button', { name: 'Close' }).click();
  await expect(code).toBeHidden();
});

test('the file has the whole motor, and says so while the motor is cut', async ({ page }) => {
  await openPaused(page);
  const code = page.getByRole('dialog', { name: 'Code' });
  const limit = () => page.evaluate(() => window.slew.snapshot().entities[0].limits.angularAcceleration);
  const full = await limit();
  await page.keyboard.press('t');
  await page.evaluate(() => window.slew.step(1));
  expect(await limit()).toBeLessThan(full);
  await page.keyboard.press('j');
  await expect(code).toContainText('as set in this scene, the motor not cut');
  expect(Number(await code.locator('.set').last().textContent())).toBeCloseTo(full, 2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.keyboard.press('j');
  await expect(code).toContainText('as set in this scene');
  await expect(code).not.toContainText('not cut');
});

test('in space the files are those for bodies in three dimensions, with the chosen ship’s law and numbers', async ({
  page,
}) => {
  await openPaused(page, 'space-why');
  await page.evaluate(() => window.slew.ready());
  // That ship has its rotation set directly, so no file with torque belongs to it.
  await page.getByRole('slider', { name: 'Rotation set' }).click();
  await page.keyboard.press('j');
  await expect(page.getByText('This body has its rotation set').first()).toBeVisible();
  await page.getByRole('slider', { name: 'Torque' }).click();
  await page.keyboard.press('j');
  const code = page.getByRole('dialog', { name: 'Code' });
  await expect(code.locator('.target')).toHaveCount(4);
  await expect(code.locator('.target', { hasText: 'Unreal' })).toContainText('read only');
  await code.getByRole('button', { name: 'TypeScript Rapier 3D, three.js' }).click();
  await expect(code.locator('.file')).toHaveText('backward-pd.rapier3d.ts');
  // The motor of the ships, then 9 f² and 4.5 f d with f = 1.6 and d = 1.2.
  await expect(code.locator('.set')).toHaveText(['9', '23.04', '8.64']);
  expect(await page.evaluate(() => window.slew.code('ts-rapier3d'))).toContain('class SteerAttitude');
  await page.keyboard.press('Escape');
});
