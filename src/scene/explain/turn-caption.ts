// The caption below a dial: the turn in a few short lines, fewer below a smaller dial. Free of Phaser.
import type { ControllerSpec } from '../../control/controllers';
import { pdTunables } from '../../control/pd';
import { boundaryText, isPdName, isPredictedStable, largestStableFrequency } from '../../control/stability';
import { settingsOf } from '../../control/tunable';
import type { MeasuredTurn } from '../../simulation/meters/turn-meter';

/** How long a body must stay in the band to be called settled: one that swings through it does not. s */
const settledAfter = 0.3;

/** Time after which a turn that has not settled is called by what the body does. s */
const patience = 2.5;

/** Angular velocity below which a body counts as at rest. rad/s, 0.6° a second */
const still = 0.01;

/** A body swings while this part of its swings remains: the quarter to which Ziegler and Nichols let them decay. */
const swingsOn = 0.25;

/** Smallest overshoot that is mentioned, as a fraction of the turn. */
const leastOvershoot = 0.005;

/** The last digit of a time. s */
const leastTime = 0.01;

/** The state of a body beside its measured turn. */
export interface TurnState {
  /** Largest magnitude of its recent angular velocity. rad/s */
  readonly fastest: number;
  /** Heading error now. rad; null without a target */
  readonly error: number | null;
  /** Whether its heading is held fixed. */
  readonly held: boolean;
}

/** The prediction for a PD without a torque limit. */
export interface Prediction {
  readonly rests: boolean;
  /** Frequency below which it comes to rest. Hz; Infinity where it always does. */
  readonly below: number;
}

/** The room for a caption: all lines, two lines, or two short ones, so that four dials fit side by side on a phone. */
export type CaptionRoom = 'ample' | 'some' | 'little';

/** The prediction for a PD at a step rate (Hz); null for another law. */
export function predictionOf({ kind, ...settings }: ControllerSpec, rate: number): Prediction | null {
  if (!isPdName(kind)) return null;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  return {
    rests: isPredictedStable(kind, frequency, damping, rate),
    below: largestStableFrequency(kind, damping, rate),
  };
}

/** The caption; empty before there is anything to tell, and without a prediction where there is less than ample room. */
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

/** The prediction beside the outcome, in two lines. */
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
  return below === Infinity ? 'always' : `below ${boundaryText(below)} Hz`;
}

function beside(predicted: string, outcome: string): string {
  return outcome === '' ? predicted : `${predicted} · ${outcome}`;
}

/** The outcome of the turn in a word; empty until it is clear. */
function outcomeOf(turn: MeasuredTurn | null, { fastest, held }: TurnState): string {
  if (held) return 'held';
  if (!turn) return '';
  if (isSettled(turn)) return 'rests';
  if (turn.seconds < patience) return '';
  if (fastest <= still) return 'rests';
  if (turn.response.overshoot * Math.abs(turn.step) > 2 * Math.PI) return 'spins';
  return (turn.response.swingRatio ?? 0) > swingsOn ? 'swings' : 'turning';
}

function measuresOf(turn: MeasuredTurn | null, state: TurnState): string {
  const outcome = outcomeOf(turn, state);
  if (!turn || outcome === 'held' || outcome === 'spins') return outcome;
  const { overshoot, settlingTime } = turn.response;
  const past = overshoot < leastOvershoot ? '' : `overshoot ${percent(overshoot)}`;
  if (isSettled(turn)) {
    const times = turn.timesLimit === null ? '' : `× ${turn.timesLimit.toFixed(2)} the limit`;
    return lines(`settles ${seconds(settlingTime ?? 0)}`, times, past);
  }
  if (outcome !== 'rests') return lines(outcome, past);
  return `rests ${((Math.abs(state.error ?? 0) * 180) / Math.PI).toFixed(1)}° off`;
}

function isSettled({ seconds: passed, response: { settlingTime } }: MeasuredTurn): boolean {
  return settlingTime !== null && passed - settlingTime >= settledAfter;
}

/** A time as text; below its last digit it is “< 0.01 s”. */
function seconds(time: number): string {
  return time < leastTime ? `< ${leastTime} s` : `${time.toFixed(2)} s`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n');
}
