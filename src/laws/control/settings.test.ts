// Tests that the docstrings of the settings, which an editor shows, state the same unit, range and default as their rows.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leakyPidTunables } from './leaky-pid';
import { pdTunables, spdChoices } from './pd';
import { pidChoices, pidTunables } from './pid';
import type { Choice, Tunable } from './tunable';
import { windowedPidTunables } from './windowed-pid';

interface Written {
  readonly type: string;
  readonly file: string;
  readonly tunables: readonly Tunable[];
  readonly choices: readonly Choice[];
}

const all: readonly Written[] = [
  { type: 'PidSettings', file: 'pid', tunables: pidTunables, choices: pidChoices },
  { type: 'WindowedPidSettings', file: 'windowed-pid', tunables: windowedPidTunables, choices: [] },
  { type: 'LeakyPidSettings', file: 'leaky-pid', tunables: leakyPidTunables, choices: [] },
  { type: 'PdSettings', file: 'pd', tunables: pdTunables, choices: [] },
  { type: 'SpdSettings', file: 'pd', tunables: [], choices: spdChoices },
];

/** Returns unit, range and default of a setting as text. The docstring of the setting must contain this text. */
function toldOf({ accepts: { above, from, to, odd }, unit, initial }: Tunable): string {
  const range = `${above === undefined ? from : `above ${above}`} to ${to}; ${initial} when left out.`;
  return odd ? `Odd, ${range}` : unit ? `${unit}, ${range}` : range;
}

it.each(all)('$type', ({ type, file, tunables, choices }) => {
  const text = readFileSync(new URL(`${file}.ts`, import.meta.url), 'utf8');
  const [, body] = new RegExp(`export type ${type} = [^{]*\\{\\n([\\s\\S]*?)\\n\\};`).exec(text)!;
  const fields = new Map(
    [...body.matchAll(/\/\*\*([\s\S]*?)\*\/\n {2}readonly (\w+)\?: (.*);/g)].map(([, told, key, of]) => [
      key,
      { told: told.replaceAll(/\s+(?:\* )?/g, ' '), of },
    ]),
  );
  expect([...fields.keys()]).toEqual([...tunables, ...choices].map(({ key }) => key));
  for (const row of tunables) expect(fields.get(row.key)!.told).toContain(toldOf(row));
  for (const { key, options } of choices) {
    const { told, of } = fields.get(key)!;
    expect(told).toContain(`'${options[0].value}' when left out`);
    if (of.includes("'")) expect(of).toBe(options.map(({ value }) => `'${value}'`).join(' | '));
  }
});
