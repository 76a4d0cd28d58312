// Tests of screenshots: a few scenes, which together show every drawing layer, look as before. To store new screenshots
// after an intended change: npm run test:browser -- pictures --update-snapshots
import type { Page } from '@playwright/test';
import { dodgeScenario } from '../src/features/dodge/scenario';
import { parScenario } from '../src/features/par/scenario';
import { fastTarget } from '../src/lab/scenarios/fast-target';
import { knockedAbout } from '../src/lab/scenarios/knocked-about';
import { putRight } from '../src/lab/scenarios/lab/put-right';
import { turn90 } from '../src/lab/scenarios/lab/turn-90';
import { windup } from '../src/lab/scenarios/lab/windup';
import { orbit } from '../src/lab/scenarios/orbit';
import { pathRace } from '../src/lab/scenarios/path-race';
import { towerDefence } from '../src/lab/scenarios/tower-defence';
import { expect, testAlone as test } from './page';
import { holdStill, pictureOnly } from './still-page';

/**
 * A screenshot, and the steps that lead to it. First, `unseen` steps run without drawing. Then `frames` frames are
 * drawn, each after `steps` steps.
 */
interface Picture {
  readonly name: string;
  readonly scenario: object;
  readonly unseen: number;
  readonly frames: number;
  readonly steps: number;
  /** Action on the page before the screenshot. */
  readonly hand?: (page: Page) => Promise<void>;
}

const { windForce, obstacles } = knockedAbout;

const pictures: readonly Picture[] = [
  {
    name: 'path-race',
    // The first screen with its motor weakened: heat, jets, wedges, reached waypoints, a stored run, ghosts of the best
    // turn.
    scenario: pathRace,
    unseen: 432,
    frames: 16,
    steps: 3,
    hand: async (page) => {
      await page.keyboard.press('a');
      await pressInTune(page, 'Best turn’s ghost');
      await advance(page, 8, 12);
    },
  },
  {
    name: 'storm',
    // Callouts of the 2013 errors, crates, walls, wind, outlines, and a shove that is being drawn.
    scenario: { ...putRight, windForce, obstacles },
    unseen: 60,
    frames: 16,
    steps: 3,
    hand: async (page) => {
      await page.keyboard.press('d');
      const { x, y } = await page.evaluate(() => {
        const [, body] = window.slew.snapshot().entities;
        return window.slew.toPage(body.x, body.y);
      });
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 90, y + 60);
    },
  },
  {
    name: 'turn-90',
    // Late enough for the bodies to differ. With a sun in the background, and a closed sector without effect.
    scenario: {
      ...turn90,
      backdrop: 'sun',
      entities: turn90.entities.map((entity, n) => (n === 7 ? { ...entity, closed: [-2.5, -1.5] } : entity)),
    },
    unseen: 0,
    frames: 5,
    steps: 6,
  },
  // Bodies clamped, before they are released.
  { name: 'windup', scenario: windup, unseen: 0, frames: 5, steps: 24 },
  { name: 'tower-defence', scenario: towerDefence, unseen: 261, frames: 6, steps: 3 },
  {
    name: 'chases',
    // Guidance, closest approaches, a target inside the turning circle, and motors at full thrust after a blow.
    scenario: {
      ...fastTarget,
      entities: [...fastTarget.entities, ...orbit.entities.slice(0, 1)],
      // A blow of 30 m/s against each body's nose.
      timeline: [
        { at: 7.2, entity: 0, impulse: [282, 236] },
        { at: 7.2, entity: 1, impulse: [-366, 29] },
        { at: 7.2, entity: 2, impulse: [124, 346] },
        { at: 7.2, entity: 3, impulse: [-238, -282] },
      ],
    },
    unseen: 400,
    frames: 16,
    steps: 3,
  },
  { name: 'par', scenario: parScenario, unseen: 60, frames: 16, steps: 3 },
  { name: 'dodge', scenario: dodgeScenario, unseen: 570, frames: 16, steps: 3 },
];

/**
 * Largest accepted difference from the stored screenshot. At most `maxDiffPixels` pixels may differ. A pixel differs if
 * its colour changes by more than `threshold`, 0 to 1.
 */
const tolerance = { threshold: 0.05, maxDiffPixels: 80 };

const canvas = (page: Page) => page.locator('#stage canvas');

/** Presses a switch of the Tune drawer by a script. */
async function pressInTune(page: Page, label: string): Promise<void> {
  const tab = page.locator('.drawer-tab[data-drawer=tune]');
  for (const hidden of [tab, page.getByLabel(label, { exact: true }), tab])
    await hidden.evaluate((control: HTMLElement) => control.click());
}

/** Draws some frames. Before each frame, sets the page's clock forward once and runs some steps. */
function advance(page: Page, frames: number, steps: number): Promise<void> {
  return page.evaluate(
    async ([frames, steps]) => {
      for (let n = 0; n < frames; n++) {
        window.dispatchEvent(new Event('tick'));
        window.slew.step(steps);
        await new Promise(requestAnimationFrame);
      }
    },
    [frames, steps] as const,
  );
}

/** Opens the scene of a screenshot and runs it to the time of the screenshot. */
async function comeTo(page: Page, { scenario, unseen, frames, steps }: Picture): Promise<void> {
  await page.evaluate(
    async ([scenario, unseen]) => {
      window.slew.pause();
      window.dispatchEvent(new Event('resize'));
      window.dispatchEvent(new Event('picture'));
      window.slew.load(scenario);
      window.slew.step(unseen);
      await new Promise(requestAnimationFrame);
    },
    [scenario, unseen] as const,
  );
  await advance(page, frames, steps);
}

/** Loads the page, opens the scene of a screenshot, and runs it to the time of the screenshot. */
async function show(page: Page, picture: Picture): Promise<void> {
  await page.addInitScript(holdStill);
  // If a guess is offered, callouts that reveal the answer are hidden until then.
  await page.goto('/?rounds=off');
  await canvas(page).waitFor();
  await page.addStyleTag({ content: pictureOnly });
  await page.evaluate(() => window.slew.ready());
  // The first visit requests a layer or game that loads late. It is ready for the second visit.
  await comeTo(page, picture);
  await page.waitForLoadState('networkidle');
  await comeTo(page, picture);
  await picture.hand?.(page);
}

// The tests take long and share nothing.
test.describe.configure({ mode: 'parallel' });
// The style sheet that hides everything except the picture is not part of the page.
test.use({ isDrawn: true, bypassCSP: true, deviceScaleFactor: 1 });

for (const picture of pictures) {
  test(`${picture.name} looks as it did`, async ({ page }) => {
    await show(page, picture);
    await expect(canvas(page)).toHaveScreenshot(`${picture.name}.png`, tolerance);
  });
}

test('a picture that lacks its trails is another one', async ({ page }) => {
  const storm = pictures.find(({ name }) => name === 'storm')!;
  await show(page, storm);
  await pressInTune(page, 'Trails');
  await expect(canvas(page)).not.toHaveScreenshot('storm.png', tolerance);
});
