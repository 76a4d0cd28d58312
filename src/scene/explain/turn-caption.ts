// What a body's dial says about its turn, in a few short lines, fewer the smaller the dial. Free of Phaser.
import type { ControllerSpec } from '../../control/controllers';
import { pdTunables } from '../../control/pd';
import { isPdName, isPredictedStable, largestStableFrequency } from '../../control/stability';
import { settingsOf } from '../../control/tunable';
import type { MeasuredTurn } from '../../simulation/meters/turn-meter';

/** It has settled when it has stayed in the band so long: a body that swings through the band does not. s */
const settledAfter = 0.3;

/** A turn that has not settled by then is called by what it does. s */
const patience = 2.5;

/** A body slower than this does not move. rad/s */
const still = 0.05;

/** Less overshoot than this is none, as a share of the turn. */
const leastOvershoot = 0.005;

/** The last digit that a time is written with. s */
const leastTime = 0.01;

/** What a body does beside its measured turn. */
export interface TurnState {
  /** Its fastest angular velocity of late, without sign. rad/s */
  readonly fastest: number;
  /** Held in its heading. */
  readonly held: boolean;
}

/** What is predicted of a PD without its torque limit. */
export interface Prediction {
  readonly rests: boolean;
  /** It rests at any frequency below this one. Hz; Infinity where there is no boundary. */
  readonly below: number;
}

/** How much there is room to say: all lines, two of them, or two so short that a phone has room for four beside. */
export type CaptionRoom = 'ample' | 'some' | 'little';

/** What is predicted of a PD that is stepped at this rate (Hz); null for another law. */
export function predictionOf({ kind, ...settings }: ControllerSpec, rate: number): Prediction | null {
  if (!isPdName(kind)) return null;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  return {
    rests: isPredictedStable(kind, frequency, damping, rate),
    below: largestStableFrequency(kind, damping, rate),
  };
}

/** The caption; empty while there is nothing to say, and with little room where nothing is predicted. */
export function captionOf(
  turn: MeasuredTurn | null,
  state: TurnState,
  prediction: Prediction | null = null,
  room: CaptionRoom = 'ample',
): string {
  if (room !== 'ample') return prediction ? shortCaption(prediction, outcomeOf(turn, state), room) : '';
  if (!prediction) return measuresOf(turn, state);
  return lines(
    `predicted: ${verdict(prediction)}`,
    `stable ${boundary(prediction)}`,
    measuresOf(turn, state),
  );
}

/** The prediction beside what happens, in two lines. */
function shortCaption(prediction: Prediction, outcome: string, room: 'some' | 'little'): string {
  const happens = beside(verdict(prediction), outcome);
  if (room === 'some') return `stable ${boundary(prediction)}\npredicted ${happens}`;
  const mark = prediction.rests ? '✓' : '✗';
  return `stable ${boundary(prediction).replace('below', '<')}\n${mark} ${happens}`;
}

function verdict({ rests }: Prediction): string {
  return rests ? 'rests' : 'swings';
}

function boundary({ below }: Prediction): string {
  return below === Infinity ? 'always' : `below ${below.toFixed(1)} Hz`;
}

function beside(predicted: string, outcome: string): string {
  return outcome === '' ? predicted : `${predicted} · ${outcome}`;
}

/** What becomes of the turn, in a word; empty while that is open. */
function outcomeOf(turn: MeasuredTurn | null, { fastest, held }: TurnState): string {
  if (held) return 'held';
  if (!turn) return '';
  if (isSettled(turn)) return 'rests';
  if (turn.seconds < patience) return '';
  if (fastest <= still) return 'rests';
  return turn.response.overshoot * Math.abs(turn.step) > 2 * Math.PI ? 'spins' : 'swings';
}

function measuresOf(turn: MeasuredTurn | null, state: TurnState): string {
  const outcome = outcomeOf(turn, state);
  if (!turn || outcome === 'held' || outcome === 'spins') return outcome;
  const { overshoot, settlingTime, steadyStateError } = turn.response;
  const past = overshoot < leastOvershoot ? '' : `overshoot ${percent(overshoot)}`;
  if (isSettled(turn)) {
    const times = turn.timesLimit === null ? '' : `× ${turn.timesLimit.toFixed(2)} the limit`;
    return lines(`settles ${seconds(settlingTime ?? 0)}`, times, past);
  }
  if (outcome !== 'rests') return lines(outcome, past);
  return `rests ${((Math.abs(steadyStateError) * 180) / Math.PI).toFixed(1)}° off`;
}

function isSettled({ seconds: passed, response: { settlingTime } }: MeasuredTurn): boolean {
  return settlingTime !== null && passed - settlingTime >= settledAfter;
}

/** A time; one shorter than its last digit is not nothing. */
function seconds(time: number): string {
  return time < leastTime ? `< ${leastTime} s` : `${time.toFixed(2)} s`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
