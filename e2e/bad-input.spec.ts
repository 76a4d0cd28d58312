// Tests of bad input: it gets a clear error message, and nothing is lost.
import { copyLink, expect, load, open, openPaused, snapshot, test, testAlone } from './page';

const refused = 'entities[0].limits.speed: must be a number above 0, got -3';
const bad = { version: 1, name: 'bad', entities: [{ kind: 'missile', limits: { speed: -3 } }] };

test('an invalid object throws a message, and the running scene continues', async ({ page }) => {
  await open(page);
  const message = await page.evaluate((scenario) => {
    try {
      window.slew.load(scenario);
      return 'loaded';
    } catch (error) {
      return (error as Error).message;
    }
  }, bad);
  expect(message).toBe(refused);
  const { time, scenario } = await snapshot(page);
  expect(scenario).toBe('path-race');
  await page.waitForFunction((then) => window.slew.snapshot().time > then, time);
});

test('an invalid file shows a message, and the running scene continues', async ({ page }) => {
  await open(page);
  await page.locator('.menu-button').click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.menu [data-action=open]').click();
  await (await chooser).setFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(bad)),
  });
  await expect(page.getByRole('alert')).toContainText(`bad.json: ${refused}`);
  expect((await snapshot(page)).scenario).toBe('path-race');
});

test('a valid file and a link load, and the link holds the scene of the page', async ({ page }) => {
  await openPaused(page);
  const good = {
    version: 1,
    name: 'My own',
    entities: [{ kind: 'character', position: [3, 4], command: { kind: 'seek', target: [9, 9] } }],
  };
  await page.locator('.menu-button').click();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('.menu [data-action=open]').click();
  await (await chooser).setFiles({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(good)),
  });
  await expect.poll(async () => (await snapshot(page)).scenario).toBe('My own');
  await copyLink(page);
  await expect(page.getByRole('status')).toContainText('Link copied');
  const address = page.url();
  expect(address).toContain('#w=');
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction(() => window.slew?.snapshot().scenario === 'My own');
  expect((await snapshot(page)).entities[0].target).toEqual([9, 9]);
});

test('of two files that are dropped the later one runs, however long the earlier takes to read', async ({
  page,
}) => {
  await openPaused(page);
  await page.evaluate(() => {
    const fileOf = (name: string, text: () => Promise<string>) =>
      Object.assign(new File([], `${name}\u202e${'x'.repeat(300)}.json`), { text });
    const scenario = (name: string) => JSON.stringify({ version: 1, name, entities: [{ kind: 'missile' }] });
    let release = () => {};
    const waited = new Promise<void>((done) => {
      release = done;
    });
    const drop = (file: File) => {
      const event = new Event('drop');
      Object.assign(event, { dataTransfer: { files: [file] } });
      window.dispatchEvent(event);
    };
    drop(fileOf('early', () => waited.then(() => scenario('Early'))));
    drop(fileOf('late', () => Promise.resolve(scenario('Late'))));
    window.addEventListener('go-on', () => release(), { once: true });
  });
  await expect.poll(async () => (await snapshot(page)).scenario).toBe('Late');
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('go-on'));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  });
  expect((await snapshot(page)).scenario).toBe('Late');
});

test('a dropped file with a long name and characters that turn the writing round is named in short', async ({
  page,
}) => {
  await openPaused(page);
  await page.evaluate(() => {
    const event = new Event('drop');
    const file = new File(['{'], `a\u202e\n${'x'.repeat(300)}.json`);
    Object.assign(event, { dataTransfer: { files: [file] } });
    window.dispatchEvent(event);
  });
  await expect(page.getByRole('alert')).toContainText(`a ${'x'.repeat(57)}…: the scenario is not JSON`);
  // The refused file has no effect on the next scene.
  await page.evaluate(() => window.slew.load('kick'));
  await expect(page.getByRole('alert')).toBeHidden();
});

for (const hash of ['#w=%%%', '#s=eyJ2ZXJzaW9uIjox', '#no-such-scenario']) {
  test(`an address that cannot be read (${hash}) says so and the default scene runs`, async ({ page }) => {
    await load(page, hash);
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await snapshot(page)).scenario).toBe('path-race');
  });
}

test('steps by hand are refused while time runs, and for numbers that are no count', async ({ page }) => {
  await open(page);
  const message = (steps: number) =>
    page.evaluate((steps) => {
      try {
        window.slew.step(steps);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    }, steps);
  expect(await message(1)).toContain('slew.pause()');
  await page.evaluate(() => window.slew.pause());
  expect(await message(Number.NaN)).toContain('whole number');
});

testAlone('without WebGL a sentence says what is missing and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    };
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('WebGL');
  await expect(page.getByRole('alert')).toContainText('hardware acceleration');
});

testAlone.describe('without scripts', () => {
  testAlone.use({ javaScriptEnabled: false });
  testAlone('a sentence says what is missing and what to do', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.obstacle:visible')).toContainText('Allow scripts');
  });
});
