// Tests of a scene built on the page: it stands at its start, is changed by hand, and runs as its file and its link do.

import { Session } from '../src/app/session/session';
import { gameFields } from '../src/features/rules';
import { parseScenario } from '../src/lab/files/read-scenario';
import { stateHash } from '../src/world/simulation/history/state-hash';
import { drag, expect, onPage, openPaused, snapshot, step, testAlone } from './page';

/** Simulates some steps of a scenario file without a page. Returns a hash of the state at the end. */
function hashOf(file: string, steps: number): string {
  const scenario = parseScenario(file, gameFields);
  const session = new Session(scenario, scenario.name, gameFields);
  session.step(steps);
  return stateHash(session.simulation);
}

for (const id of ['path-race', 'knocked-about'])
  testAlone(
    `${id}, changed, undone and tuned, runs as its file without a page and as its link in another one`,
    {
      tag: '@long',
    },
    async ({ page, context }) => {
      await openPaused(page, id);
      await step(page, 137);
      const { file, link, hash } = await page.evaluate(async () => {
        const { slew } = window;
        await slew.build();
        const missile = slew.add('entities', {
          kind: 'missile',
          position: [5, 30],
          command: { kind: 'seek', quarry: { entity: 0 } },
        });
        slew.add('obstacles', { kind: 'wall', position: [10, 10], size: [12, 2], angle: 0.5 });
        slew.change('entities', missile.index, { angle: 1 });
        slew.duplicate([missile], [6, 0]);
        slew.add('obstacles', { kind: 'crate', position: [0, 0], size: [2, 2] });
        slew.undo();
        slew.remove([{ list: 'entities', index: 1 }]);
        const file = JSON.stringify(slew.start());
        const early = await slew.link();
        await slew.build(false);
        slew.step(300);
        const hash = slew.hash();
        slew.step(300);
        return { file, hash, link: early === (await slew.link()) ? early : 'another link under way' };
      });
      expect(hash).toBe(hashOf(file, 300));
      const other = await context.newPage();
      await other.goto(link);
      await other.waitForFunction(() => 'slew' in window);
      const opened = await other.evaluate(async () => {
        await window.slew.ready();
        window.slew.pause();
        window.slew.load(window.slew.start());
        window.slew.step(300);
        return window.slew.hash();
      });
      await other.close();
      expect(opened).toBe(hash);
    },
  );

testAlone('Build rewinds; a drag moves a body by half metres, and its path stays', async ({ page }) => {
  await openPaused(page);
  const before = await snapshot(page);
  await step(page, 137);
  await page.evaluate(() => window.slew.build());
  const built = await snapshot(page);
  expect([built.time, built.entities]).toEqual([0, before.entities]);
  const [{ x, y }] = built.entities;
  // The picture is fitted beside the tools, and the pointer is at the point of the body that it grabs.
  let body = await onPage(page, [x, y]);
  await expect
    .poll(async () => {
      body = await onPage(page, [x, y]);
      await page.mouse.move(body.x - 1, body.y);
      await page.mouse.move(body.x, body.y);
      return page.locator('canvas').evaluate((canvas) => canvas.style.cursor);
    })
    .toBe('grab');
  await drag(page, body, await onPage(page, [x + 3.1, y - 5.2]));
  const moved = await snapshot(page);
  expect(moved.path).toEqual(before.path);
  const [now] = moved.entities;
  expect([2 * now.x, 2 * now.y].every(Number.isInteger)).toBe(true);
  expect(Math.hypot(now.x - x - 3.1, now.y - y + 5.2)).toBeLessThan(0.6);
  expect(await page.evaluate(() => window.slew.handles().map(({ part }) => part))).toEqual(['heading']);
  expect(await page.evaluate(() => window.slew.undo())).toBe(true);
  expect((await snapshot(page)).entities).toEqual(before.entities);
});
