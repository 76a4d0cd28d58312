// Tests of ships in space: they turn where a pointer, a thumb or a key points. Their texts do not overlap, a lost
// picture is restored, and links hold them.
import { type Page, test as plain } from '@playwright/test';
import { expect, load, openPaused, snapshot, step, test, testAlone } from './page';
import { openTune } from './tune';

/**
 * Window sizes at which the texts of space scenes are checked: width and height. CSS pixels. The tests of other scenes'
 * texts (labels.spec.ts) use the same sizes.
 */
const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Selector of the canvas on which ships in space are drawn. */
const canvas = '.space-picture';

const inSpace = async (page: Page, id: string) => {
  await openPaused(page, id);
  await page.locator(canvas).waitFor();
};

/** Returns middle and radius of the sphere that is drawn around a spaceship. CSS pixels */
const sphere = async (page: Page, n: number) => {
  const box = (await page.evaluate((n) => window.slew.bodies()[n], n))!;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, radius: box.width / 2 };
};

/** Returns the commanded direction of a spaceship as the text that screen readers get. */
const orderOf = (page: Page, name: string) =>
  page.getByRole('slider', { name }).getAttribute('aria-valuetext');

/**
 * Returns the faults of the texts in the open scene. A text must not overlap another text or a sphere. It must lie in
 * the free part of the page. Runs in the page.
 */
async function faultsOfTexts(): Promise<string[]> {
  for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
  const { slew } = window;
  type Box = ReturnType<typeof slew.free>;
  const meet = (a: Box, b: Box) =>
    a.left < b.left + b.width - 1 &&
    b.left < a.left + a.width - 1 &&
    a.top < b.top + b.height - 1 &&
    b.top < a.top + a.height - 1;
  const free = slew.free();
  const { answer } = slew.snapshot();
  const texts = slew.labels().filter(({ text }) => text !== answer?.text);
  const faults: string[] = [];
  texts.forEach((text, n) => {
    for (const other of texts.slice(n + 1))
      if (meet(text, other)) faults.push(`${text.text} meets ${other.text}`);
    for (const body of slew.bodies())
      if (body && meet(text, body)) faults.push(`${text.text} lies on a sphere`);
    const isIn =
      text.left >= free.left - 1 &&
      text.top >= free.top - 1 &&
      text.left + text.width <= free.left + free.width + 1 &&
      text.top + text.height <= free.top + free.height + 1;
    if (!isIn) faults.push(`${text.text} is outside of the field`);
  });
  return faults;
}

// A phone shows most faults. The other sizes take long.
for (const [width, height] of sizes)
  test.describe(`${width} x ${height}`, { tag: width === 390 ? [] : '@long' }, () => {
    test.use({ viewport: { width, height } });

    // A phone shows four of eight ships at a time, the smallest phone one. All at once would be too small to read.
    const most = width < 360 ? 1 : Math.min(width, height) < 500 ? 4 : 8;

    test('spheres are large, and names and captions apart', async ({ page }) => {
      for (const id of ['space-why', 'space-turn']) {
        await inSpace(page, id);
        await step(page, 250);
        // Until the spheres are in the space below the header.
        await expect.poll(() => page.evaluate(faultsOfTexts), { message: id }).toEqual([]);
        const shown = (await page.evaluate(() => window.slew.bodies())).filter((box) => box !== null).length;
        const { length } = (await snapshot(page)).entities;
        expect(shown, id).toBe(length > 2 ? most : length);
        // Each ship has a caption, in sight or not. On the smallest phone captions are left out so that a thumb can
        // hold the spheres.
        if (width >= 360) expect(await page.locator('.ship-caption').count(), id).toBe(length);
        // The first ship may be on another page.
        const drawn = await page.evaluate(() => window.slew.bodies().findIndex((box) => box !== null));
        const { radius } = await sphere(page, drawn);
        expect(2 * radius, id).toBeGreaterThan(width >= 360 ? 80 : 60);
      }
    });
  });

test('the spheres have their size before the answer as after it', { tag: '@long' }, async ({ page }) => {
  for (const id of ['space-why', 'space-turn']) {
    await inSpace(page, id);
    await step(page, 30);
    const before = await sphere(page, 0);
    await step(page, 230);
    await expect(page.locator('.finding .found')).toBeVisible();
    await expect.poll(() => sphere(page, 0), { message: id }).toEqual(before);
  }
});

test.describe('a phone held upright', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('says once, after the answer, that one can drag on a sphere', async ({ page }) => {
    await inSpace(page, 'space-order');
    await step(page, 400);
    await expect(page.getByText('Drag on it to turn the ship.')).toHaveCount(1);
    await expect(page.getByText('Drag on it to turn the ship.')).toBeVisible();
  });
});

test('a drag on a sphere orders all ships there, and undo takes that back', async ({ page }) => {
  await inSpace(page, 'space-why');
  await step(page, 30);
  // The first order of the file: 2.1 rad from the nose towards the right wing, 0.15 up, 0.5 of roll.
  const before = 'mark 30° left, 9° up, roll 29°';
  await expect.poll(() => orderOf(page, 'Torque')).toBe(before);
  const { x, y, radius } = await sphere(page, 1);
  await page.mouse.move(x, y + radius / 4);
  await page.mouse.down();
  await page.mouse.move(x + radius / 2, y);
  await page.mouse.up();
  const ordered = await orderOf(page, 'Torque');
  expect(ordered).not.toBe(before);
  // From an infinite distance half of the radius to the right would be 30° from the eye's direction. The eye looks down
  // by 20.6°: 31.7° right, 17.7° up.
  const [right, up] = (ordered?.match(/\d+/g) ?? []).map(Number);
  expect(Math.abs(right - 31.7)).toBeLessThan(4);
  expect(Math.abs(up - 17.7)).toBeLessThan(2);
  await expect.poll(() => orderOf(page, 'Rotation set')).toBe(ordered);
  await step(page, 300);
  for (const { error } of (await snapshot(page)).entities) expect(error).toBeLessThan(0.05);
  await page.evaluate(() => window.slew.undo());
  await expect.poll(() => orderOf(page, 'Torque')).toBe(before);
});

test('keys turn the order by 5°, roll it, and are no shortcuts of the page meanwhile', async ({ page }) => {
  await inSpace(page, 'space-why');
  await page.evaluate(() => window.slew.order([0, -Math.SQRT1_2, 0, Math.SQRT1_2]));
  const slider = page.getByRole('slider', { name: 'Torque' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', 'mark 0° right, 0° up, roll 0°');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'e']) await page.keyboard.press(key);
  await expect(slider).toHaveAttribute('aria-valuetext', 'mark 10° right, 5° up, roll 5°');
  await expect(page.locator('html')).toHaveAttribute('data-drawers', '');
  await expect(page.locator('.ship-caption').nth(1)).toContainText('Mark 10° right, 5° up, roll 5°');
});

test('nothing is judged during the drag of an order, and the answer comes after it', {
  tag: '@long',
}, async ({ page }) => {
  await inSpace(page, 'space-order');
  await step(page, 30);
  const { x, y, radius } = await sphere(page, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - radius / 2, y - radius / 3);
  await step(page, 400);
  await expect(page.locator('.finding .found')).toHaveCount(0);
  await page.mouse.up();
  await step(page, 210);
  const found = page.locator('.finding .found');
  await expect(found).toContainText('off its way');
  const said = await found.textContent();
  // The main control does not remove this sentence.
  await page.getByRole('radio', { name: 'Light' }).click();
  await step(page, 6);
  await expect(found).toHaveText(`Last turn: ${said}`);
});

test('once a hand has touched a sphere, keys turn the order', { tag: '@long' }, async ({ page }) => {
  await inSpace(page, 'space-why');
  await page.evaluate(() => window.slew.order([0, -Math.SQRT1_2, 0, Math.SQRT1_2]));
  const { x, y } = await sphere(page, 1);
  await page.mouse.click(x, y);
  await expect(page.getByRole('slider', { name: 'Torque' })).toBeFocused();
  const before = await orderOf(page, 'Torque');
  await page.keyboard.press('e');
  const rolled = await orderOf(page, 'Torque');
  expect(rolled).not.toBe(before);
  expect(rolled?.split(', roll')[0]).toBe(before?.split(', roll')[0]);
});

test('an unsteered ship says so when dragged, and the key loses the order with the last steered ship', {
  tag: '@long',
}, async ({ page }) => {
  await inSpace(page, 'space-flip');
  await step(page, 30);
  const { x, y } = await sphere(page, 0);
  await page.mouse.click(x, y);
  await expect(page.getByText('Nobody steers this ship').first()).toContainText('“Steered”');
  await expect(page.locator('.key')).toContainText('the mark');
  await page.getByRole('radio', { name: 'Free' }).click();
  await expect(page.locator('.key')).not.toContainText('the mark');
});

test('a scene opened with time stopped says so, and Space resumes and stops it', {
  tag: '@long',
}, async ({ page }) => {
  await inSpace(page, 'space-flip');
  const standing = page.getByRole('button', { name: 'Paused: go on' });
  await expect(standing).toBeVisible();
  await page.keyboard.press('Space');
  await expect(standing).toBeHidden();
  expect((await snapshot(page)).paused).toBe(false);
  await page.keyboard.press('Space');
  expect((await snapshot(page)).paused).toBe(true);
});

test('the help in space has its gestures, and none of the plane', { tag: '@long' }, async ({ page }) => {
  await inSpace(page, 'space-flip');
  await page.keyboard.press('?');
  const help = page.locator('.help-dialog');
  await expect(help).toContainText('Drag on a sphere');
  await expect(help).not.toContainText('waypoint');
  await page.keyboard.press('Escape');
});

test('a drag in the scene of turns tilts their axis, and they begin again at rest', async ({ page }) => {
  await inSpace(page, 'space-turn');
  await step(page, 300);
  const { x, y, radius } = await sphere(page, 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + radius / 3, y - radius / 3);
  await page.mouse.up();
  await step(page, 1);
  const speeds = (await snapshot(page)).entities.map(({ wx, wy, wz }) => Math.hypot(wx, wy, wz));
  for (const speed of speeds) expect(speed).toBeLessThan(0.3);
  await expect(page.locator('.sphere-axis')).toHaveCount(8);
});

testAlone.describe('with a picture', () => {
  testAlone.use({ isDrawn: true });

  testAlone('a lost picture is said, and comes back as it was', async ({ page }) => {
    await inSpace(page, 'space-order');
    await step(page, 260);
    const { x, y, radius } = await sphere(page, 0);
    const clip = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
    let before = await page.screenshot({ clip });
    // Until the ship stands still.
    await expect
      .poll(async () => {
        const last = before;
        before = await page.screenshot({ clip });
        return before.equals(last);
      })
      .toBe(true);
    const lost = await page.locator(canvas).evaluateHandle((element: HTMLCanvasElement) => {
      const loss = element.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      loss.loseContext();
      return loss;
    });
    const said = page.getByText('The picture is gone');
    await expect(said).toBeVisible();
    expect((await page.screenshot({ clip })).equals(before)).toBe(false);
    await lost.evaluate((loss) => loss.restoreContext());
    await expect(said).toBeHidden();
    await expect.poll(async () => (await page.screenshot({ clip })).equals(before)).toBe(true);
  });
});

test('in Tune the gyroscopic torque is switched off: a free ship flips no more', { tag: '@long' }, async ({
  page,
}) => {
  await inSpace(page, 'space-flip');
  await openTune(page);
  const gyroscopic = page.getByRole('switch', { name: 'Gyroscopic torque' });
  await expect(gyroscopic).toBeChecked();
  await gyroscopic.click();
  await expect(gyroscopic).not.toBeChecked();
  // The first flip of the scene comes within 5 s.
  await step(page, 600);
  await expect(page.locator('.ship-caption').first()).toContainText('Not flipped yet.');
  await page.evaluate(() => window.slew.undo());
  await expect(gyroscopic).toBeChecked();
});

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the spheres keep their places when the answer comes', async ({ page }) => {
    for (const [id, seconds] of [
      ['space-why', 3.4],
      ['space-order', 6.8],
      ['space-flip', 10],
      ['space-turn', 3.9],
    ] as const) {
      await inSpace(page, id);
      await step(page, 30);
      const before = await sphere(page, 0);
      await step(page, Math.round(seconds * 60) - 30);
      await expect(page.locator('.finding .found')).toBeVisible();
      await expect.poll(() => sphere(page, 0), { message: id }).toEqual(before);
    }
  });

  test('eight ships are shown in two pages, reached by scrolling or keys', async ({ page }) => {
    await inSpace(page, 'space-turn');
    await step(page, 30);
    const strip = page.locator('.page-strip');
    /**
     * Returns the indices of the ships that are in view. A ship is in view if the sphere drawn around it is wholly
     * within the page's width.
     */
    const seen = () =>
      page.locator('.sphere').evaluateAll((spheres) =>
        spheres.flatMap((sphere, n) => {
          const { left, right } = sphere.getBoundingClientRect();
          return left >= 0 && right <= innerWidth ? [n] : [];
        }),
      );
    /** Returns for each body whether it is drawn. */
    const drawn = () => page.evaluate(() => window.slew.bodies().map((body) => body !== null));
    const first = await seen();
    expect(first).toHaveLength(4);
    // The guess names the ships of the textbook PID, of One step and of Time optimal.
    expect(first).toEqual(expect.arrayContaining([2, 6, 7]));
    const all = [...Array(8).keys()];
    const second = all.filter((n) => !first.includes(n));
    const drawnOn = (page: readonly number[]) => all.map((n) => page.includes(n));
    expect(await drawn()).toEqual(drawnOn(first));
    await strip.dispatchEvent('wheel', { deltaY: 100 });
    await expect.poll(seen).toEqual(second);
    await expect.poll(drawn).toEqual(drawnOn(second));
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(seen).toEqual(first);
    // The next ship is on the other page.
    const last = first.find((n) => second.includes(n + 1))!;
    await page.locator('.sphere').nth(last).focus();
    await page.keyboard.press('Tab');
    await expect.poll(seen).toEqual(second);
  });

  test('the small ring of a small sphere rolls the order, and its nose stays', async ({ page }) => {
    await inSpace(page, 'space-why');
    await page.evaluate(() => window.slew.order([0, -Math.SQRT1_2, 0, Math.SQRT1_2]));
    const before = 'mark 0° right, 0° up, roll 0°';
    await expect.poll(() => orderOf(page, 'Torque')).toBe(before);
    const grip = (await page.locator('.sphere-grip').nth(1).boundingBox())!;
    expect(grip.width).toBeGreaterThanOrEqual(44);
    const { x, y, radius } = await sphere(page, 1);
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    // At the height of the nose, on its right side.
    await page.mouse.move(x + radius / 2, y + radius * 0.35);
    await page.mouse.up();
    await expect.poll(() => orderOf(page, 'Torque')).toMatch(/^mark 0° right, 0° up, roll -?\d\d+°$/);
  });
});

test('leaving space takes its picture away', async ({ page }) => {
  await inSpace(page, 'space-flip');
  await page.evaluate(() => window.slew.load('turn-90'));
  await expect(page.locator(canvas)).toHaveCount(0);
  await expect(page.locator('.sphere')).toHaveCount(0);
});

test('a link holds ships in motion, to the last bit', async ({ page }) => {
  await inSpace(page, 'space-order');
  await step(page, 200);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('c');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#w=');
  const link = await copied();
  const before = (await snapshot(page)).entities.map(({ qx, qy, qz, qw }) => [qx, qy, qz, qw]);
  await openPaused(page, 'turn-90');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect.poll(async () => (await snapshot(page)).entities.length).toBe(2);
  const after = (await snapshot(page)).entities.map(({ qx, qy, qz, qw }) => [qx, qy, qz, qw]);
  after.forEach((attitude, n) => {
    attitude.forEach((value, place) => {
      expect(value).toBeCloseTo(before[n][place]!, 4);
    });
  });
});

testAlone('opened by its address a scene in space waits for what comes late', async ({ page }) => {
  await load(page, '#space-flip');
  await page.locator(canvas).waitFor();
  expect((await snapshot(page)).scenario).toBe('space-flip');
});

plain('what cannot be loaded is said, and the scene that was there goes on', async ({ page }) => {
  await page.route(/(?:space|game)-[^/]*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.waitForFunction(() => window.slew?.snapshot().time > 0);
  await page.evaluate(() => window.slew.load('space-why'));
  await expect(page.getByText('Ships in space could not be loaded.')).toBeVisible();
  expect((await snapshot(page)).scenario).toBe('path-race');
});
