// How hard Dodge is: how long each of the scripted players lasts, seed by seed.
import { foreseer, type Player, secondsSurvived, unskilled } from '../games/dodge/rules/players.fixture';

/** Nobody is watched for longer. s */
const most = 121;

/** A row for each player: its name, and the seconds it lasted with seed 1, 2, 3 and so on. */
export function survivals(): (readonly [string, readonly number[]])[] {
  const row = (name: string, player: () => Player, seeds: number) => {
    const seconds = Array.from({ length: seeds }, (_, n) => secondsSurvived(n + 1, player(), most));
    return [name, seconds] as const;
  };
  return [
    ...unskilled.map(([name, player]) => row(name, player, 10)),
    // It looks ahead along many ways ten times a second: a seed takes it a second or two of ours.
    row('knows every place and velocity', foreseer, 5),
  ];
}
