// Gusts of wind over the arena: announced, then a push and a torque on everything that flies.

import type { Body } from 'planck';
import type { Mulberry32 } from '../../../entities/random';
import { cos, sin } from '../../../exact/exact';

export const gusts = {
  /** From one to the next. s */
  every: 7,
  /** Streaks show where it will blow for so long before. s */
  warned: 1.5,
  lasts: 3,
  /** N; a missile of 4.4 kg gets 14 m/s² of it, about its own thrust. */
  force: 60,
  /** N m, to either side. */
  torque: 20,
} as const;

/** A gust that is announced or blows. */
export interface Gust {
  /** Where it blows to. rad, 0 along +x, clockwise */
  readonly heading: number;
  /** N m, positive clockwise */
  readonly torque: number;
  /** s until it blows; 0 while it does. */
  readonly in: number;
}

/** The gusts of a game. */
export class Gusts {
  /** The one that is announced or blows; null between two. */
  now: Gust | null = null;
  private readonly _random: Pick<Mulberry32, 'next'>;
  /** s since the present one was announced; null when none is due. */
  private _time: number | null = null;

  constructor(random: Pick<Mulberry32, 'next'>) {
    this._random = random;
  }

  /** One step. One that was announced blows to its end. @param wanted whether the wave has gusts */
  update(timeStep: number, wanted: boolean, bodies: readonly { readonly body: Body }[]): void {
    const { every, warned, lasts, force } = gusts;
    if (this._time !== null) {
      this._time += timeStep;
      if (this._time >= every) this._time = null;
    }
    if (this._time === null) {
      this.now = null;
      if (!wanted) return;
      this._time = 0;
      const heading = 2 * Math.PI * this._random.next();
      const torque = this._random.next() < 0.5 ? -gusts.torque : gusts.torque;
      this.now = { heading, torque, in: warned };
    }
    if (!this.now) return;
    if (this._time >= warned + lasts) {
      this.now = null;
      return;
    }
    this.now = { ...this.now, in: Math.max(0, warned - this._time) };
    const { heading, torque, in: left } = this.now;
    if (left > 0) return;
    const push = { x: force * cos(heading), y: force * sin(heading) };
    for (const { body } of bodies) {
      body.applyForceToCenter(push, true);
      body.applyTorque(torque, true);
    }
  }

  /** No more wind. */
  stop(): void {
    this.now = null;
    this._time = null;
  }
}
