// Tests of the page in other engines: every scene is drawn and reaches its stored state; main control, dragging, undo
// and links work.

import { Session } from '../../src/app/session/session';
import { linkOfText } from '../../src/app/ui/sharing/link.fixture';
import { storedHashes } from '../../src/features/hashes.fixture';
import { gameFields } from '../../src/features/rules';
import { parseScenario } from '../../src/lab/files/read-scenario';
import { knownLaws } from '../../src/laws/language/known-laws.fixture';
import { stateHash } from '../../src/world/simulation/history/state-hash';
import type { Place } from '../page';
import { begin, click, control, drag, expect, middleOf, onPage, open, press, shift, test } from './page';

const snapshot = () => window.slew.snapshot();

for (const { id, onPage } of storedHashes()) {
  test(`${id} is drawn, and its state after a minute is the stored one, to the last bit`, async ({
    driver,
  }) => {
    await begin(driver, id);
    const drawn = () => driver.evaluate(() => window.slew.bodies().some((box) => box !== null));
    await expect.poll(drawn).toBe(true);
    const hash = await driver.evaluate(
      (ticks) => {
        window.slew.step(ticks);
        return window.slew.hash();
      },
      Number.parseInt(onPage, 10),
    );
    expect(hash).toBe(onPage);
  });
}

test('a written law flies a minute like the equal law of the library, to the last bit', async ({
  driver,
}) => {
  await begin(driver, 'path-race');
  const [own, library] = await driver.evaluate(async (source) => {
    await window.slew.ready();
    return [{ kind: 'own', source }, { kind: 'forward-pd' }].map((controller) => {
      const waypoints = [20, -20].flatMap((x) => [
        [x, x / 2],
        [x, 0],
      ]);
      const command = { kind: 'follow-path', waypoints, loop: true };
      const entities = [{ kind: 'missile', controller, command }];
      window.slew.load({ version: 1, name: 'A law', entities });
      window.slew.pause();
      window.slew.step(3600);
      return window.slew.hash();
    });
  }, knownLaws.pd);
  expect(own).toBe(library);
});

test('the picture is WebGL’s', async ({ driver }) => {
  const isLost = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
    return (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl'))?.isContextLost();
  };
  expect(await driver.evaluate(isLost)).toBe(false);
});

test('the hero cuts the motor to a quarter', async ({ driver }) => {
  await begin(driver, 'path-race');
  const motor = async () => (await driver.evaluate(snapshot)).entities[0].limits.angularAcceleration;
  await click(driver, await middleOf(driver, '.hero [role=radio]', 'Full'));
  const full = await motor();
  await click(driver, await middleOf(driver, '.hero [role=radio]', 'Cut'));
  expect(await motor()).toBeCloseTo(full / 4, 9);
});

test('a target is dragged, and stays at its new place', async ({ driver }) => {
  await begin(driver, 'orbit');
  const target = async () => (await driver.evaluate(snapshot)).entities[0].target as Place;
  const from = await onPage(driver, await target());
  const end = { x: Math.round(from.x) + 60, y: Math.round(from.y) - 40 };
  await drag(driver, from, end);
  const put = await onPage(driver, await target());
  expect(Math.hypot(put.x - end.x, put.y - end.y)).toBeLessThan(2);
});

test('Draw takes a path by hand; undo brings the old one back, redo the drawn one', async ({ driver }) => {
  await begin(driver, 'path-race');
  const path = async () => (await driver.evaluate(snapshot)).path.waypoints;
  const before = await path();
  await click(driver, await middleOf(driver, '.bar-left [data-action=draw]', 'Draw'));
  const { x, y } = await onPage(driver, [0, 0]);
  await drag(driver, { x: x - 100, y }, { x: x + 100, y: y + 20 });
  const drawn = await path();
  expect(drawn).not.toEqual(before);
  await press(driver, control, 'z');
  expect(await path()).toEqual(before);
  await press(driver, control, shift, 'Z');
  expect(await path()).toEqual(drawn);
});

test('a scene that is built runs as its file does without a page, to the last bit', async ({ driver }) => {
  await begin(driver, 'knocked-about');
  const { file, hash } = await driver.evaluate(async () => {
    const { slew } = window;
    slew.pause();
    await slew.build();
    slew.add('obstacles', { kind: 'wall', position: [10, 10], size: [12, 2], angle: 0.5 });
    slew.duplicate([{ list: 'entities', index: 0 }], [6, 0]);
    slew.remove([{ list: 'entities', index: 1 }]);
    const file = JSON.stringify(slew.start());
    await slew.build(false);
    slew.step(300);
    return { file, hash: slew.hash() };
  });
  const scenario = parseScenario(file, gameFields);
  const session = new Session(scenario, scenario.name, gameFields);
  session.step(300);
  expect(hash).toBe(stateHash(session.simulation));
});

test('ships in space turn to where a hand drags their order', async ({ driver }) => {
  await begin(driver, 'space-why');
  const sphere = () => driver.evaluate(() => window.slew.bodies()[1]);
  await expect.poll(sphere).not.toBeNull();
  const { left, top, width, height } = (await sphere())!;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const words = () =>
    driver.evaluate(() => document.querySelector('.sphere[role=slider]')?.getAttribute('aria-valuetext'));
  const before = await words();
  await drag(driver, middle, { x: middle.x + width / 4, y: middle.y });
  await expect.poll(words).not.toBe(before);
  await driver.evaluate(() => window.slew.step(300));
  // rad
  for (const { error } of (await driver.evaluate(snapshot)).entities) expect(error).toBeLessThan(0.05);
});

test('a scene that is kept is there when the page is read again', async ({ driver, baseURL }) => {
  await begin(driver, 'dock');
  const id = await driver.evaluate(async () => (await window.slew.own()).save());
  await open(driver, `${baseURL}`);
  const kept = () =>
    driver.evaluate(async () => {
      const own = await window.slew.own();
      return (await own.list()).map(({ id }) => id);
    });
  expect(await kept()).toContain(id);
  await driver.evaluate(async (id) => (await window.slew.own()).remove(id), id);
  expect(await kept()).not.toContain(id);
});

test('links to a saved scene and to a built-in scene open them', async ({ driver, baseURL }) => {
  const scenario = {
    version: 1,
    name: 'By a link',
    entities: [{ kind: 'missile', position: [3, 4], angle: 0, command: { kind: 'idle' } }],
  };
  await driver.open(`${baseURL}${linkOfText(JSON.stringify(scenario))}`);
  await expect.poll(async () => (await driver.evaluate(snapshot)).scenario).toBe('By a link');
  const { entities } = await driver.evaluate(snapshot);
  expect(entities.map(({ kind, x, y }) => [kind, x, y])).toEqual([['missile', 3, 4]]);
  await driver.open(`${baseURL}#fast-target`);
  await expect.poll(async () => (await driver.evaluate(snapshot)).scenario).toBe('fast-target');
});

test('Back closes the help, then returns to the scene before at its moment; Forward returns', async ({
  driver,
  baseURL,
}) => {
  await open(driver, `${baseURL}#dock`);
  const shown = () =>
    driver.evaluate(() => {
      const { scenario, time } = window.slew.snapshot();
      return {
        scenario,
        time,
        hash: location.hash,
        dialogs: document.querySelectorAll('dialog[open]').length,
      };
    });
  await driver.evaluate(() => {
    window.slew.pause();
    window.slew.step(90);
  });
  const { time } = await shown();
  await driver.open(`${baseURL}#kick`);
  await expect.poll(shown).toMatchObject({ scenario: 'kick', hash: '#kick' });
  await press(driver, '?');
  await expect.poll(shown).toMatchObject({ dialogs: 1 });
  const isLayer = () => driver.evaluate(() => 'isLayer' in history.state);
  await expect.poll(isLayer).toBe(true);
  await driver.evaluate(() => history.back());
  await expect.poll(shown).toMatchObject({ dialogs: 0, scenario: 'kick' });
  await expect.poll(isLayer).toBe(false);
  await driver.evaluate(() => history.back());
  await expect.poll(shown).toMatchObject({ scenario: 'dock', time, hash: '#dock' });
  await driver.evaluate(() => history.forward());
  await expect.poll(shown).toMatchObject({ scenario: 'kick', hash: '#kick' });
});
