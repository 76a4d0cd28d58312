// Tests of playing: what a person sees and does with mouse and keys on the built page.
import {
  aimError,
  drag,
  expect,
  load,
  onPage,
  open,
  openPaused,
  type Place,
  snapshot,
  step,
  test,
} from './page';
import { openTune, typeValue } from './tune';

test('a newcomer sees both bodies fly along the path without touching anything', async ({ page }) => {
  await load(page);
  const before = await snapshot(page);
  expect(before.entities.map(({ kind }) => kind)).toEqual(['missile', 'character']);
  expect(before.mode).toBe('path');
  await page.waitForFunction((time) => window.slew.snapshot().time > time + 2, before.time);
  const after = await snapshot(page);
  after.entities.forEach(({ x, y, vx, vy }, n) => {
    expect(Math.hypot(x - before.entities[n].x, y - before.entities[n].y)).toBeGreaterThan(5);
    expect(Math.hypot(vx, vy)).toBeLessThanOrEqual(10 + 1e-6);
  });
});

test('the target is dragged, stays at its new place, and both bodies turn to it', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('1');
  const { target } = (await snapshot(page)).entities[0];
  const from = await onPage(page, target as Place);
  const to = { x: from.x > 450 ? from.x - 300 : from.x + 300, y: from.y > 350 ? from.y - 150 : from.y + 150 };
  await drag(page, from, to);
  const moved = (await snapshot(page)).entities.map((entity) => entity.target as Place);
  expect(moved[0]).toEqual(moved[1]);
  const shown = await onPage(page, moved[0]);
  expect(Math.hypot(shown.x - to.x, shown.y - to.y)).toBeLessThan(2);
  await step(page, 300);
  const { entities } = await snapshot(page);
  for (const entity of entities) expect(aimError(entity, moved[0])).toBeLessThan(0.05);
  expect(entities[0].target).toEqual(moved[0]);
});

test('pressing on empty space in Seek brings the target there and the bodies fly to it', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('2');
  await page.mouse.click(250, 560);
  const { target } = (await snapshot(page)).entities[1];
  await step(page, 600);
  const { x, y } = (await snapshot(page)).entities[1];
  expect(Math.hypot(x - target![0], y - target![1])).toBeLessThan(1);
});

test('a path drawn with Draw is followed, and undo is offered', async ({ page }) => {
  await openPaused(page);
  await page.keyboard.press('Home');
  const before = (await snapshot(page)).path;
  await page.locator('.bar-left [data-action=draw]').click();
  await expect(page.locator('.bar-left [data-action=draw]')).toHaveText('Drag to draw');
  await page.mouse.move(160, 620);
  await page.mouse.down();
  for (const [x, y] of [
    [260, 600],
    [380, 560],
    [480, 600],
    [560, 640],
    [700, 620],
  ])
    await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  const start = await onPage(page, (await snapshot(page)).entities[0].target as Place);
  expect(Math.hypot(start.x - 160, start.y - 620)).toBeLessThan(4);
  const alongIt = async () => {
    const { x, y } = await onPage(page, (await snapshot(page)).entities[1].target as Place);
    return x > 300 && Math.abs(y - 600) < 60;
  };
  for (let seconds = 0; seconds < 30 && !(await alongIt()); seconds++) await step(page, 60);
  expect(await alongIt()).toBe(true);
  await expect(page.locator('.notice')).toContainText('New path drawn');
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  expect((await snapshot(page)).path).toEqual(before);
});

test('a waypoint is dragged, added by a double-click on the line, and removed by Delete', async ({
  page,
}) => {
  await openPaused(page);
  const path = () => page.evaluate(() => window.slew.snapshot().path.waypoints);
  const before = await path();
  const from = await onPage(page, before[5]);
  await drag(page, { x: from.x + 3, y: from.y + 2 }, { x: from.x + 63, y: from.y - 48 });
  const dragged = await path();
  const to = await onPage(page, dragged[5]);
  expect(to.x).toBeCloseTo(from.x + 60, 0);
  expect(to.y).toBeCloseTo(from.y - 50, 0);

  const a = await onPage(page, dragged[6]);
  const b = await onPage(page, dragged[7]);
  await page.mouse.dblclick((a.x + b.x) / 2, (a.y + b.y) / 2);
  expect(await path()).toHaveLength(before.length + 1);
  await page.keyboard.press('Delete');
  expect(await path()).toEqual(dragged);
});

test('T cuts the turn limit live, and the missile overshoots the path more while the character does not', async ({
  page,
}) => {
  await openPaused(page);
  const swing = async () => {
    await page.keyboard.press('r');
    return page.evaluate(() => {
      const off = [0, 0];
      const { waypoints } = window.slew.snapshot().path;
      for (let n = 0; n < 200; n++) {
        window.slew.step(6);
        window.slew.snapshot().entities.forEach(({ x, y }, who) => {
          const legs = waypoints.map(([ax, ay], k) => {
            const [bx, by] = waypoints[(k + 1) % waypoints.length];
            const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
            const t = Math.min(1, Math.max(0, along));
            return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
          });
          off[who] = Math.max(off[who], Math.min(...legs));
        });
      }
      return off;
    });
  };
  const full = await swing();
  const { limits } = (await snapshot(page)).entities[0];
  await page.keyboard.press('t');
  const cut = (await snapshot(page)).entities[0].limits;
  expect(cut.angularAcceleration).toBeCloseTo(limits.angularAcceleration / 4, 9);
  const reduced = await swing();
  expect(reduced[0]).toBeGreaterThan(full[0] + 2);
  expect(reduced[1]).toBeLessThan(full[1] + 0.5);
  await page.keyboard.press('t');
  expect((await snapshot(page)).entities[0].limits).toEqual(limits);
});

test('the sliders take effect at the next step', async ({ page }) => {
  await openPaused(page);
  await openTune(page);
  await typeValue(page, 'angularAcceleration', '3');
  for (const { limits } of (await snapshot(page)).entities) expect(limits.angularAcceleration).toBe(3);
  await page.locator('[data-key="Limit turn rate"] input').check();
  await step(page, 600);
  const { entities } = await snapshot(page);
  for (const { omega, limits } of entities)
    expect(Math.abs(omega)).toBeLessThanOrEqual(limits.turnRate! + 1e-9);
});

test('keys: pause, single step, restart, slow motion, next type, modes, loop', async ({ page }) => {
  await open(page);
  await page.keyboard.press('p');
  const { time } = await snapshot(page);
  expect((await snapshot(page)).paused).toBe(true);
  await page.keyboard.press('o');
  expect((await snapshot(page)).time).toBeCloseTo(time + 1 / 60, 9);
  await page.keyboard.press('n');
  expect((await snapshot(page)).entities.map(({ kind }) => kind)).toEqual(['missile']);
  await page.keyboard.press('n');
  expect((await snapshot(page)).entities.map(({ kind }) => kind)).toEqual(['character']);
  await page.keyboard.press('n');
  expect((await snapshot(page)).entities).toHaveLength(2);
  await page.keyboard.press('l');
  expect((await snapshot(page)).path.loop).toBe(false);
  await page.keyboard.press('1');
  expect((await snapshot(page)).mode).toBe('track');
  await page.keyboard.press('3');
  await page.keyboard.press('r');
  expect((await snapshot(page)).time).toBe(0);
  await page.keyboard.press('s');
  await expect(page.locator('.bar-right [data-action=pace]')).toHaveText('½×');
  await page.keyboard.press('?');
  await expect(page.locator('.help-dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.help-dialog')).toBeHidden();
});

test('the wheel zooms at the pointer, the middle button pans, Home shows everything again', async ({
  page,
}) => {
  await openPaused(page);
  const place: Place = [10, 5];
  const home = await onPage(page, place);
  await page.mouse.move(home.x, home.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await onPage(page, [20, 5])).x - home.x).toBeGreaterThan(100);
  const zoomed = await onPage(page, place);
  expect(Math.hypot(zoomed.x - home.x, zoomed.y - home.y)).toBeLessThan(1);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(home.x + 50, home.y - 30, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => (await onPage(page, place)).x - home.x).toBeCloseTo(50, 0);
  await page.keyboard.press('Home');
  const again = await onPage(page, place);
  expect(again.x).toBeCloseTo(home.x, 6);
});

test('after a resize the canvas fits and presses are at the right place', async ({ page }) => {
  await openPaused(page);
  await page.setViewportSize({ width: 1000, height: 640 });
  await expect
    .poll(() => page.locator('#stage canvas').evaluate((canvas) => canvas.getBoundingClientRect().width))
    .toBe(1000);
  await page.keyboard.press('2');
  await page.mouse.click(300, 400);
  const shown = await onPage(page, (await snapshot(page)).entities[0].target as Place);
  expect(Math.hypot(shown.x - 300, shown.y - 400)).toBeLessThan(2);
});

test('the 2013 demo runs the original rules at 30 Hz', async ({ page }) => {
  await openPaused(page);
  await page.evaluate(() => window.slew.load('2013-demo'));
  const { stepRate, entities } = await snapshot(page);
  expect(stepRate).toBe(30);
  expect(entities.map(({ kind }) => kind)).toEqual(['missile-2013']);
  await page.keyboard.press('n');
  expect((await snapshot(page)).entities.map(({ kind }) => kind)).toEqual(['character-2013']);
});
