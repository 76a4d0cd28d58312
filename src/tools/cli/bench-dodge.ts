// Measures how hard Dodge is, and how many points it gives: npm run bench:dodge. Equal figures on every machine:
// the waves, then seconds and points of each scripted player.

import { launching } from '../../features/dodge/rules/launcher';
import {
  faredOver,
  others,
  type Player,
  type PlayerResult,
  skilled,
  unskilled,
} from '../../features/dodge/rules/players.fixture';
import { missileKinds, waveOf, waves } from '../../features/dodge/rules/waves';
import { checkCall } from './help';

checkCall('bench:dodge');

/** Longest time for which a scripted player of the game Dodge is simulated. s */
const most = 150;

const seedsTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** Prints a row of a table: a name, and cells. @param wide width of the name's column, in characters */
const row = (name: string, wide: number, cells: readonly string[]) =>
  console.log(name.padEnd(wide) + cells.map((cell) => cell.padStart(8)).join(''));

console.log(`Waves: s of the first launch, counted from the first of all; missiles; s from one to the next; m/s, rad/s,
rad/s², m/s²; s of fuel. The first warning comes after ${launching.calm} s, a launch ${launching.lead} s after its warning.\n`);
let at = 0;
for (const number of seedsTo(waves.length + 5)) {
  const wave = waveOf(number);
  const { missiles, gap, rest, burn, from, pairs = [], heavies = [] } = wave;
  const { speed, turnRate, angularAcceleration, linearAcceleration } = wave.limits;
  const figures = [at, missiles, gap, speed, turnRate, angularAcceleration, linearAcceleration, burn];
  const more = [
    from === 'any' ? '' : `from ${from}`,
    pairs.length > 0 && `pairs ${pairs.map((n) => n + 1).join()}`,
    heavies.length > 0 && `heavy ${heavies.map((n) => n + 1).join()}`,
    wave.walls && 'walls',
    wave.gusts && 'gusts',
  ].filter(Boolean);
  const cells = figures.map((figure) => String(Math.round(figure * 100) / 100));
  row(`${number} ${wave.missile}`, 14, [...cells, `  ${more.join(', ')}`]);
  at += (missiles - 1) * gap + rest;
}
const { limits, burn } = missileKinds.heavy;
if (limits)
  row('a heavy one', 14, [
    ...['', '', '', limits.speed, limits.turnRate, limits.angularAcceleration, limits.linearAcceleration].map(
      String,
    ),
    String(burn),
  ]);

console.log(
  `\nPlayers: points a minute, points a run, s lasted with seed 1, 2, 3 …; ${most} s at most, the first 2.5 s included.\n`,
);
function print(name: string, { perMinute, perRun, seconds }: PlayerResult): void {
  const cells = [perMinute, perRun].map((value) => value.toFixed(0));
  row(name, 40, [...cells, ...seconds.map((value) => value.toFixed(1))]);
}
const play = (players: readonly (readonly [string, () => Player])[], seeds: number) => {
  for (const [name, player] of players) print(name, faredOver(seedsTo(seeds), player, most));
};
play([...unskilled, ...others], 10);
// These players look ahead along many ways ten times a second, so a seed takes several real seconds.
play(skilled, 4);
