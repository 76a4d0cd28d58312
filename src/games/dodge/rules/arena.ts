// What changes in the arena while a game is on: walls break, return and slide, and gusts blow, as the wave says.
import { Mulberry32 } from '../../../entities/random';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Simulation } from '../../../simulation/simulation';
import type { DodgeSpec } from '../spec';
import { Gusts } from './gusts';
import { InnerWalls } from './inner-walls';
import { waveOf } from './waves';

/** Added to the seed for the gusts, so that their numbers are not those of the launches. */
const gustSeed = 0x6f57;

/** What it depends on. */
interface Game {
  readonly state: 'ready' | 'running' | 'over';
  readonly wave: number;
  readonly player: Entity;
  readonly missiles: readonly Entity[];
}

export class Arena {
  readonly walls: InnerWalls;
  readonly gusts: Gusts;

  constructor({ arena, slides = [] }: DodgeSpec, { obstacles, seed }: Simulation) {
    this.walls = new InnerWalls(obstacles, arena, slides);
    this.gusts = new Gusts(new Mulberry32(seed + gustSeed));
  }

  /** Before the bodies are updated; after a hit walls go on, and no gust blows. */
  update(timeStep: number, { state, wave, player, missiles }: Game): void {
    const { walls, gusts } = wave > 0 ? waveOf(wave) : {};
    const near = { player: player.body, missiles: missiles.map(({ body }) => body) };
    this.walls.update(timeStep, wave, walls === true, near);
    if (state !== 'over') this.gusts.update(timeStep, gusts === true, [player, ...missiles]);
  }
}
