// Tests of the Measure drawer: it shows, saves and keeps the values of the telemetry.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, load, openPaused, snapshot, step, test, testAlone } from './page';

const measure = (page: Page) => page.locator('.drawer.measure');

const telemetry = (page: Page, entity: number) => page.evaluate((n) => window.slew.telemetry(n), entity);

const plot = (page: Page, id: string) => measure(page).locator(`figure[data-plot=${id}] .scope-chart`);

/**
 * Returns a number from the table that shows the measured values at the cursor of the plots.
 * @param body name in the row
 * @param heading beginning of the column's heading
 */
async function reading(page: Page, body: string, heading: string): Promise<number> {
  const table = measure(page).locator('.reading-table');
  const heads = await table.locator('thead th').allInnerTexts();
  const row = table.locator('tbody tr').filter({ hasText: body });
  const text = await row
    .locator('td')
    .nth(heads.findIndex((head) => head.startsWith(heading)))
    .innerText();
  return Number(text.replace('−', '-'));
}

/** Returns the simulated time at the cursor of the plots. s */
async function timeRead(page: Page): Promise<number> {
  const text = await measure(page).locator('.scope-head').innerText();
  return Number(/t = ([\d.]+) s/.exec(text)?.[1]);
}

/** Opens the page, paused, with the Measure drawer and a record of more than ten seconds. */
async function openWithRecord(page: Page): Promise<void> {
  await openPaused(page);
  await step(page, 700);
  await page.keyboard.press('x');
  await expect(plot(page, 'motor')).toBeVisible();
}

test('X opens and closes it, and the picture keeps clear of it', async ({ page }) => {
  await openPaused(page);
  await expect(measure(page)).toBeHidden();
  await page.keyboard.press('x');
  await expect(measure(page).locator('figure')).toHaveCount(2);
  const { y: top } = (await measure(page).boundingBox())!;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { waypoints } = window.slew.snapshot().path;
        return Math.max(...waypoints.map(([x, y]) => window.slew.toPage(x, y).y));
      }),
    )
    .toBeLessThan(top);
  await page.keyboard.press('x');
  await expect(measure(page)).toBeHidden();
});

test('the pointer shows the telemetry at that time', async ({ page }) => {
  await openWithRecord(page);
  for (const [id, share] of [
    ['error', 0.3],
    ['motor', 0.62],
  ] as const) {
    const record = await telemetry(page, 1);
    const { width, height } = (await plot(page, id).boundingBox())!;
    // 46 px on the left and 8 px on the right of a plot are for labels.
    await plot(page, id).hover({ position: { x: 46 + share * (width - 54), y: height / 2 } });
    const latest = record.time[record.time.length - 1];
    await expect.poll(async () => (await timeRead(page)) - latest).toBeCloseTo(-10 * (1 - share), 1);
    const time = await timeRead(page);
    const index = record.time.findIndex((at) => Math.abs(at - time) < 0.002);
    const degrees = (record.error[index]! * 180) / Math.PI;
    // The last digit shown is rounded.
    expect(Math.abs((await reading(page, 'Character', 'error')) - degrees)).toBeLessThan(0.051);
    const given = await reading(page, 'Character', 'motor');
    expect(Math.abs(given - record.alpha[index]!)).toBeLessThan(0.0051);
  }
  await page.mouse.move(0, 0);
  await expect(measure(page).locator('.turn-table')).toBeVisible();
});

test('the arrow keys read the values of a plot, and Escape leaves it', async ({ page }) => {
  await openWithRecord(page);
  const record = await telemetry(page, 1);
  const latest = record.time[record.time.length - 1];
  const error = measure(page).getByRole('group', { name: 'Error' });
  await error.focus();
  for (const [key, age] of [
    ['ArrowLeft', -0.1],
    ['ArrowLeft', -0.2],
    ['ArrowLeft', -0.3],
    ['ArrowRight', -0.2],
  ] as const) {
    await page.keyboard.press(key);
    // The cursor takes the nearest step: at 60 a second it is at most 0.0083 s away, and three digits are shown.
    await expect.poll(async () => Math.abs((await timeRead(page)) - latest - age)).toBeLessThan(0.009);
  }
  await page.keyboard.press('Escape');
  await expect(error).not.toBeFocused();
  await expect(measure(page).locator('.turn-table')).toBeVisible();
});

test('of many bodies the table has every name whole, and a press on one brings it into focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPaused(page, 'turn-90');
  await step(page, 360);
  await page.keyboard.press('x');
  const rows = measure(page).locator('.turn-table .body');
  await expect(rows).toHaveCount(9);
  const cut = await rows
    .getByRole('button')
    .evaluateAll((names) => names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(cut).toBe(0);
  const name = rows.getByRole('button', { name: 'Time optimal' });
  await name.click();
  await expect(name).toHaveAttribute('aria-pressed', 'true');
});

test('the file that is saved has the telemetry’s values', async ({ page }) => {
  await openWithRecord(page);
  const download = page.waitForEvent('download');
  await measure(page).getByRole('button', { name: 'More of Measure' }).click();
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('path-race-telemetry.csv');
  const [header, ...rows] = (await readFile((await file.path())!, 'utf8')).trim().split('\n');
  expect(header).toBe('time,body,error,omega,asked,alpha,p,i,d,alpha_limit,omega_limit,x,y');
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

test('error and motor stay, and one more plot is chosen', async ({ page }) => {
  await openWithRecord(page);
  const figures = measure(page).locator('figure');
  for (const [name, count] of [
    ['Velocity', 3],
    ['Terms', 3],
    ['Terms', 2],
  ] as const) {
    await measure(page).getByRole('button', { name: 'More of Measure' }).click();
    await page.locator('.scope-menu').getByRole('button', { name }).click();
    await expect(figures).toHaveCount(count);
  }
});

test('a run that is kept stands below the next one, with the difference', async ({ page }) => {
  await openPaused(page);
  // The test ends a second after the turn has settled. With a quarter of the motor it takes about twice as long.
  await page.keyboard.press('b');
  await step(page, 100);
  await page.keyboard.press('a');
  await page.keyboard.press('t');
  await page.keyboard.press('r');
  await page.keyboard.press('b');
  await step(page, 200);
  await page.keyboard.press('x');
  const rows = measure(page).locator('.turn-table tbody tr');
  await expect(rows).toHaveCount(5);
  const [now, kept] = await rows.evaluateAll((lines) =>
    lines.slice(0, 2).map((line) => Number(/settled, s ([\d.]+);/.exec((line as HTMLElement).title)?.[1])),
  );
  expect(now - kept).toBeGreaterThan(kept);
  for (const n of [0, 1]) await expect(rows.nth(n)).toHaveAttribute('title', /turn, ° 90;/);
  await expect(rows.nth(1)).toContainText(`+${(now - kept).toFixed(2)}`);
  await measure(page).getByRole('button', { name: 'More of Measure' }).click();
  await page.getByRole('button', { name: 'Drop the kept run' }).click();
  await expect(rows).toHaveCount(3);
});

test('nothing is drawn while it is closed', async ({ page }) => {
  await openWithRecord(page);
  const shown = measure(page).locator('figure[data-plot=error] canvas');
  const canvas = await shown.elementHandle();
  const picture = () => canvas!.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  await page.keyboard.press('x');
  await expect(shown).toHaveCount(0);
  const before = await picture();
  const { time } = await snapshot(page);
  await page.evaluate(() => window.slew.resume());
  await page.waitForFunction((then) => window.slew.snapshot().time > then + 1, time);
  expect(await picture()).toBe(before);
  await page.keyboard.press('x');
  await expect
    .poll(() => shown.evaluate((element) => (element as HTMLCanvasElement).toDataURL()))
    .not.toBe(before);
});

testAlone.describe('on a phone', () => {
  testAlone.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });

  testAlone('the sheet shows one plot at a time, and the table below it', async ({ page }) => {
    await load(page);
    await expect(measure(page)).toBeHidden();
    await page.locator('.drawer-tab[data-drawer=measure]').tap();
    await expect(measure(page).locator('figure')).toHaveCount(1);
    await measure(page).getByRole('button', { name: 'Motor' }).tap();
    await expect(measure(page).locator('figure')).toHaveCount(1);
    await expect(plot(page, 'motor')).toBeVisible();
    const chart = (await plot(page, 'motor').boundingBox())!;
    const table = (await measure(page).locator('.scope-tables').boundingBox())!;
    expect(chart.x + chart.width).toBeLessThanOrEqual(390);
    expect(table.y).toBeGreaterThanOrEqual(chart.y + chart.height);
  });
});
