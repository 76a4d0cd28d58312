// How hard Dodge is, and what it pays: seconds and points of each of the scripted players.
import {
  careful,
  type Fared,
  faredOver,
  others,
  type Player,
  unskilled,
} from '../games/dodge/rules/players.fixture';

/** Nobody is watched for longer. s */
const most = 150;

const seedsTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** A row for each player: its name, and how it fared with seed 1, 2, 3 and so on. */
export function survivals(): (readonly [string, Fared])[] {
  const row = (name: string, player: () => Player, seeds: number) =>
    [name, faredOver(seedsTo(seeds), player, most)] as const;
  return [
    ...[...unskilled, ...others].map(([name, player]) => row(name, player, 10)),
    // It looks ahead along many ways ten times a second: a seed takes it several seconds of ours.
    row('knows every place and velocity', careful, 3),
  ];
}
