// Tests of faults: the page reports them, loses nothing, and runs the next scene.
import { test as plain } from '@playwright/test';
import { drawn, expect, snapshot } from './page';

// Phaser writes a warning to the console, which other tests forbid.
plain(
  'a picture that is lost is said and halts time, which goes on when it is given back',
  async ({ page }) => {
    await page.goto('/#turn-90');
    await drawn(page);
    const lose = () =>
      page.evaluate(() => {
        const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
        const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
        const loss = context?.getExtension('WEBGL_lose_context');
        window.addEventListener('give-back', () => loss?.restoreContext(), { once: true });
        loss?.loseContext();
      });
    await lose();
    await expect(page.getByRole('alert')).toContainText('lost the graphics card');
    const { paused, time } = await snapshot(page);
    expect(paused).toBe(true);
    // A person who restarts time gets the message again.
    await page.evaluate(() => window.slew.resume());
    await expect.poll(async () => (await snapshot(page)).paused).toBe(true);
    await expect(page.getByRole('alert')).toContainText('lost the graphics card');
    await page.evaluate(() => window.dispatchEvent(new Event('give-back')));
    await expect(page.getByRole('alert')).toBeHidden();
    await page.waitForFunction((then) => window.slew.snapshot().time > then, time);
  },
);

plain(
  'a step that throws halts time with a sentence and keeps the bodies, and the next scene runs',
  async ({ page }) => {
    await page.goto('/?rounds=off');
    await drawn(page);
    await page.evaluate(() => {
      window.slew.load({
        version: 1,
        name: 'Signs',
        entities: [
          {
            kind: 'missile',
            controller: { kind: 'time-optimal' },
            command: { kind: 'seek', target: [0, 40] },
          },
        ],
      });
      // A function that this law uses at every step.
      const { sign } = Math;
      window.addEventListener('mend', () => Object.assign(Math, { sign }), { once: true });
      Math.sign = () => {
        throw new Error('no more signs');
      };
    });
    await expect(page.getByRole('alert')).toContainText('This scene cannot go on: no more signs.');
    const { paused, entities } = await snapshot(page);
    expect(paused).toBe(true);
    expect(Number.isFinite(entities[0].x + entities[0].angle)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('mend')));
    await page.evaluate(() => window.slew.load('orbit'));
    await expect(page.getByRole('alert')).toBeHidden();
    await page.waitForFunction(() => window.slew.snapshot().time > 0.1);
  },
);
