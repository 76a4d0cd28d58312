// The scope: what it shows, saves and freezes is what the telemetry says.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, load, openPaused, snapshot, step, test, testAlone } from './page';
import { openTune } from './tune';

const scope = (page: Page) => page.getByRole('region', { name: 'Scope' });

const telemetry = (page: Page, entity: number) => page.evaluate((n) => window.slew.telemetry(n), entity);

/** The page paused, with the scope open over more than ten seconds of flying. */
async function openWithRecord(page: Page): Promise<void> {
  await openPaused(page);
  await step(page, 700);
  await page.keyboard.press('x');
  await expect(scope(page).locator('.u-over')).toHaveCount(2);
  // The plots are laid out: each is as wide as its place, which it follows a frame later.
  await expect
    .poll(() =>
      scope(page)
        .locator('.scope-chart')
        .evaluateAll((places) =>
          places.every((place) => place.querySelector('.u-wrap')?.clientWidth === place.clientWidth),
        ),
    )
    .toBe(true);
}

/** The time in the scope's bar. s */
async function timeShown(page: Page): Promise<number> {
  const text = await scope(page).locator('.scope-when').innerText();
  return Number(/t = ([\d.]+) s/.exec(text)?.[1]);
}

const shownValue = (page: Page, plot: string, name: string) =>
  scope(page).locator(`figure[data-plot=${plot}] [data-name=${name}] .value`);

test('X opens and closes the scope, and the picture keeps clear of it', async ({ page }) => {
  await openPaused(page);
  await expect(scope(page)).toBeHidden();
  await page.keyboard.press('x');
  await expect(scope(page)).toBeVisible();
  const top = (await scope(page).boundingBox())!.y;
  const statusBottom = () => page.locator('.status').evaluate((line) => line.getBoundingClientRect().bottom);
  await expect.poll(statusBottom).toBeLessThanOrEqual(top);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { waypoints } = window.slew.snapshot().path;
        return Math.max(...waypoints.map(([x, y]) => window.slew.toPage(x, y).y));
      }),
    )
    .toBeLessThan(top);
  await page.keyboard.press('x');
  await expect(scope(page)).toBeHidden();
  await page.locator('.status [data-action=scope]').click();
  await expect(scope(page)).toBeVisible();
});

test('on a high page it is open from the start', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await load(page);
  await expect(scope(page)).toBeVisible();
  await expect(scope(page).locator('figure')).toHaveCount(2);
});

test('the pointer reads what the telemetry holds at that time', async ({ page }) => {
  await openWithRecord(page);
  const [error, acceleration] = await scope(page).locator('.u-over').all();
  for (const [plot, share] of [
    [error, 0.3],
    [acceleration, 0.62],
  ] as const) {
    const record = await telemetry(page, 1);
    await expect
      .poll(async () => {
        const { width, height } = (await plot.boundingBox())!;
        await plot.hover({ position: { x: width * share, y: height / 2 } });
        return (await timeShown(page)) - record.time[record.time.length - 1];
      })
      .toBeCloseTo(-10 * (1 - share), 1);
    const time = await timeShown(page);
    const index = record.time.findIndex((at) => Math.abs(at - time) < 0.002);
    const degrees = (record.error[index]! * 180) / Math.PI;
    // Both plots read the same moment, whichever the pointer is in; the last digit shown is rounded.
    const shown = async (id: string) => Number(await shownValue(page, id, 'Character').innerText());
    expect(Math.abs((await shown('error')) - degrees)).toBeLessThan(0.051);
    expect(Math.abs((await shown('acceleration')) - record.alpha[index]!)).toBeLessThan(0.0051);
  }
});

test('the arrow keys read the values of a plot, and Escape leaves it', async ({ page }) => {
  await openWithRecord(page);
  const record = await telemetry(page, 1);
  const latest = record.time[record.time.length - 1];
  const plot = scope(page).getByRole('group', { name: 'Heading error' });
  await plot.focus();
  for (const [key, age] of [
    ['ArrowLeft', -0.1],
    ['ArrowLeft', -0.2],
    ['ArrowLeft', -0.3],
    ['ArrowRight', -0.2],
  ] as const) {
    await page.keyboard.press(key);
    // The nearest step is read: at 60 a second it is no more than 0.0083 s off, and three digits are shown.
    await expect.poll(async () => Math.abs((await timeShown(page)) - latest - age)).toBeLessThan(0.009);
  }
  const time = await timeShown(page);
  const index = record.time.findIndex((at) => Math.abs(at - time) < 0.002);
  const shown = Number(await shownValue(page, 'acceleration', 'Character').innerText());
  expect(Math.abs(shown - record.alpha[index]!)).toBeLessThan(0.0051);
  await page.keyboard.press('Escape');
  await expect(plot).not.toBeFocused();
  await expect(scope(page).locator('.scope-when')).toHaveText('last 10 s');
});

test('of many bodies the one in focus is drawn, and what each was asked is told', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPaused(page, 'turn-90');
  await openTune(page);
  await page
    .getByRole('group', { name: 'Whose settings' })
    .getByRole('button', { name: 'Time optimal' })
    .click();
  const plot = scope(page).locator('figure[data-plot=acceleration]');
  await expect(plot.locator('[data-name="Time optimal"]')).toBeVisible();
  await expect(plot.locator('.reading')).toHaveCount(4);
  await expect(plot.locator('.asked:visible')).toHaveCount(4);
  await expect(scope(page).locator('.scope-when')).toHaveText('last 10 s, first 3 and Time optimal');
});

test('the file that is saved has the telemetry’s values', async ({ page }) => {
  await openWithRecord(page);
  const download = page.waitForEvent('download');
  await scope(page).getByRole('button', { name: 'Save CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('path-race-telemetry.csv');
  const [header, ...rows] = (await readFile((await file.path())!, 'utf8')).trim().split('\n');
  expect(header).toBe('time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit');
  const missile = await telemetry(page, 0);
  expect(missile.time.length).toBe(601);
  const saved = rows.map((row) => row.split(',')).filter(([, body]) => body === '"Missile"');
  expect(saved).toHaveLength(missile.time.length);
  saved.forEach(([time, , error, omega, asked, alpha], n) => {
    expect(Number(time)).toBeCloseTo(missile.time[n], 9);
    expect(Number(error)).toBeCloseTo(missile.error[n]!, 9);
    expect(Number(omega)).toBeCloseTo(missile.omega[n]!, 9);
    expect(Number(asked)).toBeCloseTo(missile.asked[n]!, 6);
    expect(Number(alpha)).toBeCloseTo(missile.alpha[n]!, 9);
  });
  expect(rows).toHaveLength(2 * saved.length);
});

test('Freeze holds the plots while the simulation goes on', async ({ page }) => {
  await openWithRecord(page);
  const freeze = scope(page).getByRole('button', { name: 'Freeze' });
  const plot = scope(page).locator('figure[data-plot=error] canvas');
  const picture = () => plot.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await freeze.click();
  const frozen = await picture();
  const { time } = await snapshot(page);
  await page.evaluate(() => window.slew.resume());
  await page.waitForFunction((then) => window.slew.snapshot().time > then + 1, time);
  expect(await picture()).toBe(frozen);
  await freeze.click();
  await expect.poll(picture).not.toBe(frozen);
});

test('one chooses the plots; the last one stays', async ({ page }) => {
  await openWithRecord(page);
  const figures = scope(page).locator('figure');
  await scope(page).getByRole('button', { name: 'Velocity' }).click();
  await scope(page).getByRole('button', { name: 'P I D' }).click();
  await expect(figures).toHaveCount(4);
  for (const name of ['Error', 'Acceleration', 'Velocity', 'P I D'])
    await scope(page).getByRole('button', { name, exact: true }).click();
  await expect(figures).toHaveCount(1);
  const { p, d } = await telemetry(page, 0);
  const last = p.length - 1;
  for (const [name, terms] of [
    ['P', p],
    ['D', d],
  ] as const)
    expect(Number(await shownValue(page, 'terms', name).innerText())).toBeCloseTo(terms[last]!, 1);
});

testAlone.describe('on a phone', () => {
  testAlone.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

  testAlone('the scope is a tab of the sheet and shows one plot at a time', async ({ page }) => {
    await load(page);
    await expect(scope(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Scope' }).tap();
    await expect(scope(page).locator('figure')).toHaveCount(1);
    await scope(page).getByRole('button', { name: 'Velocity' }).tap();
    await expect(scope(page).locator('figure')).toHaveCount(1);
    await expect(scope(page).locator('figure[data-plot=velocity]')).toBeVisible();
    const plot = (await scope(page).locator('canvas').boundingBox())!;
    expect(plot.y + plot.height).toBeLessThanOrEqual(844);
    await page.getByRole('tab', { name: 'Drive' }).tap();
    await expect(scope(page)).toBeHidden();
  });
});
