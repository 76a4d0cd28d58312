// Test that a new setting is one row: Tune, files, links, undo and the reference have it without another edit.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';

const key = 'invertsGravity';
const row = {
  key,
  label: 'Falls upwards',
  initial: false,
  help: 'Whether it falls upwards.',
  section: 'Motion',
  takenBy: 'guided',
} as const;

// The test adds the row before other modules read the list, so it loads all modules again. Afterwards it loads them
// once more for other tests.
vi.resetModules();
afterAll(() => void vi.resetModules());
await import('./laws/language/own-law');
const { optionRows } = await import('./world/entities/options');
const rows: readonly object[] = optionRows;
(rows as object[]).push(row);

const { readScenario } = await import('./lab/files/read-scenario');
const { scenarioReference } = await import('./tools/notes/scenario-files');
const { Session } = await import('./app/session/session');
const { bodySettings } = await import('./world/simulation/settings');
const { addressOf, scenarioOfAddress } = await import('./app/ui/sharing/address');
const { sections } = await import('./app/ui/panel/sections');
const { ViewState } = await import('./app/view/view-state');

const scenario = {
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile', [key]: true }, { kind: 'missile' }],
};

const sessionNow = () => new Session(readScenario(scenario), 'test');

/** Returns the row for the new test setting in the panel Tune, for the selected body. */
function rowIn(session: InstanceType<typeof Session>) {
  const app = { session, view: new ViewState() } as never;
  const section = sections.find(({ title }) => title === row.section)!;
  return section.rows(app).find((each) => each.row.label === row.label);
}

/** Returns the value of the new test setting for each body, as a saved file contains it. */
const saved = (session: InstanceType<typeof Session>) =>
  session.toScenario().entities.map((entity) => Object.getOwnPropertyDescriptor(entity, key)?.value);

it('in a file: it is read, written if it is not the default, and refused', () => {
  expect(saved(sessionNow())).toEqual([true, undefined]);
  const [entity] = scenario.entities;
  expect(() => readScenario({ ...scenario, entities: [{ ...entity, [key]: 1 }] })).toThrow(
    `entities[0].${key}: must be true or false, got 1`,
  );
  expect(() => readScenario({ ...scenario, entities: [{ ...entity, kind: 'tug' }] })).toThrow(
    `entities[0].${key}: must be left out for tug: its rules know none`,
  );
});

it('in Tune, which sets it', () => {
  const session = sessionNow();
  const found = rowIn(session);
  if (found?.type !== 'switch') throw new Error('it has no switch');
  expect(found).toMatchObject({ row: { help: row.help } });
  expect(found.get()).toBe(true);
  found.set(false);
  expect(saved(session)).toEqual([undefined, undefined]);
});

it('in undo and redo', () => {
  const session = sessionNow();
  const setting = bodySettings.find(({ path }) => path[0] === key);
  if (setting?.type !== 'switch') throw new Error('it is not in the table');
  session.set(setting, true, session.entities);
  session.settle();
  expect(saved(session)).toEqual([true, true]);
  session.undo();
  expect(saved(session)).toEqual([true, undefined]);
  session.redo();
  expect(saved(session)).toEqual([true, true]);
});

it('in a link', async () => {
  const opened = await scenarioOfAddress(await addressOf(sessionNow().toScenario()), {
    scenarios: [],
    games: [],
  });
  expect(saved(new Session(opened.scenario, 'test'))).toEqual([true, undefined]);
});

it('in the reference of files', () => {
  const source = readFileSync(new URL('tools/notes/scenario-files.source.md', import.meta.url), 'utf8');
  const reference = scenarioReference(source);
  expect(reference).toContain(`| \`${key}\` | true or false | \`false\` | ${row.help} |`);
  expect(reference).toMatch(new RegExp(`^\\| \`tug\` .*\`${key}\``, 'm'));
});
