// Packs the targets that a player has set into few bytes. A minute of dragging then fits into a link.

import { ScenarioError } from '../../../lab/files/read-scenario';
import type { Scenario, TimelineEntry } from '../../../world/simulation/scenario';
import { stepRateTunable } from '../../../world/simulation/step-rate';

/** Number of units per metre in packed target positions. One unit is a centimetre. */
const perMetre = 100;

/**
 * Number of bits that each byte holds of a packed number (LEB128). The eighth bit says whether the number continues in
 * the next byte.
 */
const bits = 7;

const mostBytes = 5;

/** Splits a scenario. `track`: target positions of the timeline as bytes. `rest`: everything else. */
export function pack({ timeline = [], ...others }: Scenario): { rest: Scenario; track: number[] } {
  // Only targets of the first entity, on a step and on whole centimetres, can be packed. Their number comes first, so
  // that a truncated link is recognised. Each target is three numbers: steps since the one before, and differences in
  // x and y, zigzag-coded as in Protocol Buffers.
  const rate = rateOf(others);
  const moves: number[] = [];
  const left: TimelineEntry[] = [];
  const last = [0, 0, 0];
  for (const entry of timeline) {
    const now = fits(entry, rate, last[0]);
    if (!now) {
      left.push(entry);
      continue;
    }
    now.forEach((value, n) => {
      const by = value - last[n];
      write(moves, n === 0 ? by : by < 0 ? -2 * by - 1 : 2 * by);
      last[n] = value;
    });
  }
  const count: number[] = [];
  const packed = timeline.length - left.length;
  if (packed > 0) write(count, packed);
  return { rest: { ...others, ...(left.length > 0 && { timeline: left }) }, track: [...count, ...moves] };
}

/**
 * Restores a scenario that was split by `pack`. Throws ScenarioError for invalid bytes.
 * @param rest scenario without the packed targets
 * @param track target places and times, as bytes
 */
export function unpack(rest: Scenario, track: readonly number[]): Scenario {
  const rate = rateOf(rest);
  const [count = 0, ...numbers] = readAll(track);
  if (numbers.length !== 3 * count) throw damaged();
  const entries: TimelineEntry[] = [];
  let [tick, x, y] = [0, 0, 0];
  for (let n = 0; n < numbers.length; n += 3) {
    tick += numbers[n];
    x += unzigzag(numbers[n + 1]);
    y += unzigzag(numbers[n + 2]);
    entries.push({ at: tick / rate, entity: 0, target: [x / perMetre, y / perMetre] });
  }
  return { ...rest, timeline: [...(rest.timeline ?? []), ...entries] };
}

/**
 * Converts a timeline entry to three whole numbers: the step, and the target's x and y in centimetres.
 * @param rate steps per second
 * @param since smallest allowed step
 * @returns the three numbers; null for an entry before `since`, or if the numbers cannot express the entry exactly
 */
function fits({ at, entity, target, ...more }: TimelineEntry, rate: number, since: number): number[] | null {
  if (entity !== 0 || !target || Object.keys(more).length > 0) return null;
  const now = [Math.round(at * rate), Math.round(target[0] * perMetre), Math.round(target[1] * perMetre)];
  const [tick, x, y] = now;
  const exact = tick / rate === at && x / perMetre === target[0] && y / perMetre === target[1];
  const small = now.every((value) => Math.abs(value) < 2 ** 30);
  return exact && small && tick >= since ? now : null;
}

const rateOf = ({ stepRate = stepRateTunable.initial }: Scenario): number => stepRate;

function write(bytes: number[], value: number): void {
  let left = value;
  for (; left >= 2 ** bits; left = Math.floor(left / 2 ** bits)) bytes.push((left % 2 ** bits) + 2 ** bits);
  bytes.push(left);
}

function readAll(bytes: readonly number[]): number[] {
  const numbers: number[] = [];
  let [value, scale, count] = [0, 1, 0];
  for (const byte of bytes) {
    value += (byte % 2 ** bits) * scale;
    count += 1;
    if (count > mostBytes) throw damaged();
    if (byte < 2 ** bits) {
      numbers.push(value);
      [value, scale, count] = [0, 1, 0];
    } else scale *= 2 ** bits;
  }
  if (count > 0) throw damaged();
  return numbers;
}

const unzigzag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

const damaged = () => new ScenarioError('the run in this address is damaged: perhaps the link was cut short');
