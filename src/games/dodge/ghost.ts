// The ghost of a run: where its player was at every step, flown anew without a page. It touches nothing.
import { simulationOf } from '../../files/game';
import { between, type Pose, poseOf } from '../../simulation/pose';
import type { Scenario } from '../../simulation/scenario';
import type { Simulation } from '../../simulation/simulation';
import { type Dodge, dodgeOf } from './rules/dodge';
import { dodgeGame } from './rules/game';

/** Longest run that is flown. s; a longer one is cut off, and so is not proven. */
const longest = 600;

/** A run that flies along. */
export interface Ghost {
  readonly name: string;
  /** Where its player was, one a step from the start; the last one is at the hit. */
  readonly poses: readonly Pose[];
  /** Steps a second of its poses. */
  readonly rate: number;
}

/** A run that is flown a few steps at a time: the page goes on meanwhile. */
export class FlownRun {
  readonly poses: Pose[] = [];
  readonly #simulation: Simulation;
  readonly #game: Dodge;

  constructor(replay: Scenario) {
    this.#simulation = simulationOf(replay, [dodgeGame]);
    const game = dodgeOf(this.#simulation);
    if (!game) throw new RangeError('a run that is flown must be one of Dodge');
    this.#game = game;
    this.poses.push(poseOf(game.player));
  }

  get rate(): number {
    return this.#simulation.stepRate;
  }

  /** Whether it has been flown to its hit, or as far as runs are. */
  get done(): boolean {
    return this.#game.state === 'over' || this.#simulation.time >= longest;
  }

  /** Its score at the hit; null before, and for one without. */
  get score(): number | null {
    return this.#game.state === 'over' ? this.#game.score : null;
  }

  /** Flies on. @param steps at most */
  fly(steps: number): void {
    for (let n = 0; n < steps && !this.done; n++) {
      this.#simulation.step();
      this.poses.push(this.#game.killer?.player ?? poseOf(this.#game.player));
    }
  }
}

/** Where a ghost is, and whether its run has ended. @param time s from the start */
export function ghostAt({ poses, rate }: Ghost, time: number): { pose: Pose; ended: boolean } {
  const at = Math.max(0, time * rate);
  const last = poses.length - 1;
  const n = Math.min(Math.floor(at), last);
  const [from, to] = [poses[n], poses[Math.min(n + 1, last)]];
  const share = n === last ? 0 : at - n;
  return { pose: between(from, to, share), ended: at >= last };
}

/** The ghosts of the runs that are played. They are no part of the rules: nothing that flies depends on them. */
const ghosts = new WeakMap<Dodge, Ghost>();

/** The ghost that flies along with a run; null for most. */
export function ghostOf(game: Dodge): Ghost | null {
  return ghosts.get(game) ?? null;
}

export function setGhost(game: Dodge, ghost: Ghost): void {
  ghosts.set(game, ghost);
}
