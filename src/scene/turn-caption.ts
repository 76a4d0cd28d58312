// What a body's dial says about its turn, in two short lines. Free of Phaser.
import type { ControllerSpec } from '../control/controllers';
import { pdTunables } from '../control/pd';
import { isPdName, isPredictedStable, largestStableFrequency } from '../control/stability';
import { settingsOf } from '../control/tunable';
import type { MeasuredTurn } from '../simulation/turn-meter';

/** It has settled when it has stayed in the band so long: a body that swings through the band does not. s */
const settledAfter = 0.3;

/** A turn that has not settled by then is called by what it does. s */
const patience = 2.5;

/** A body slower than this does not move. rad/s */
const still = 0.05;

/** Less overshoot than this is none, as a share of the turn. */
const leastOvershoot = 0.005;

/** What a body does beside its measured turn. */
export interface TurnState {
  /** Its fastest angular velocity of late, without sign. rad/s */
  readonly fastest: number;
  /** Held in its heading. */
  readonly held: boolean;
}

/** What is predicted of a PD that is stepped at this rate (Hz), without its torque limit; empty for another law. */
export function predictionOf({ kind, ...settings }: ControllerSpec, rate: number): string {
  if (!isPdName(kind)) return '';
  const { frequency, damping } = settingsOf(pdTunables, settings);
  const most = largestStableFrequency(kind, damping, rate);
  const verdict = isPredictedStable(kind, frequency, damping, rate) ? 'rests' : 'swings';
  return `predicted: ${verdict}\nstable ${most === Infinity ? 'always' : `below ${most.toFixed(1)} Hz`}`;
}

/** The caption; empty while there is nothing to say yet. */
export function captionOf(turn: MeasuredTurn | null, { fastest, held }: TurnState): string {
  if (held) return 'held';
  if (!turn) return '';
  const { overshoot, settlingTime } = turn.response;
  const past = overshoot < leastOvershoot ? '' : `overshoot ${percent(overshoot)}`;
  if (settlingTime !== null && turn.seconds - settlingTime >= settledAfter) {
    const times = turn.timesLimit === null ? '' : `× ${turn.timesLimit.toFixed(2)} the limit`;
    return lines(`settles ${settlingTime.toFixed(2)} s`, times, past);
  }
  if (turn.seconds < patience) return past;
  if (fastest > still) return overshoot * Math.abs(turn.step) > 2 * Math.PI ? 'spins' : lines('swings', past);
  const off = (Math.abs(turn.response.steadyStateError) * 180) / Math.PI;
  return `rests ${off.toFixed(1)}° off`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
