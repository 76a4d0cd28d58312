// Answers about the work of the motor: jumps of the target, noise and delay.
import { pdGains, pdTunables } from '../../../laws/control/pd';
import { delayMargin } from '../../../laws/control/stability';
import { settingsOf } from '../../../laws/control/tunable';
import { fixed, toDegrees } from '../../../laws/exact/figures';
import type { AnswerMark, Phrase } from '../answer';
import { figuresOf, greatest, joined, lately, leastOf, names, rms } from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/**
 * Converts an angular acceleration to degrees/s², rounded to three significant digits.
 * @param value rad/s²
 */
const shownDegrees = (value: number) => Number(toDegrees(value).toPrecision(3));

/**
 * Returns for each body's card (panel) a bar that shows the angular acceleration.
 * @param values angular accelerations, rad/s², one for each body
 */
function bars(bodies: readonly TurningBody[], values: readonly number[]): AnswerMark[] {
  const shown = values.map(shownDegrees);
  const most = Math.max(...shown) || 1;
  return bodies.map(({ entity: of }, n) => ({
    kind: 'bar',
    of,
    share: shown[n] / most,
    text: `${shown[n].toLocaleString('en')}°/s²`,
  }));
}

/**
 * Returns a function that finds which law has commanded the largest angular acceleration since the target jumped.
 * @param earliest shortest delay of a result from the jump, s. The returned function gives null during this delay
 */
export const jumpCosts =
  (earliest: number): TurnFinding =>
  (turn) => {
    const { bodies, seconds } = turn;
    if (seconds < earliest) return null;
    const costs = bodies.map((body) => greatest(lately(turn, body, 'commanded', seconds)));
    const shown = costs.map((cost) => String(shownDegrees(cost)));
    const most = Math.max(...shown.map(Number));
    const right = shown.flatMap((cost, n) => (Number(cost) === most ? [n] : []));
    const isTie = right.length === bodies.length;
    const dearest = [...new Set(shown)].sort((a, b) => Number(b) - Number(a));
    const parts = dearest.map((cost, n): Phrase[] => {
      const those = names(bodies.filter((_, k) => shown[k] === cost));
      return n === 0 ? [`${cost}°/s² with `, ...those] : [`${cost}°/s² `, ...those];
    });
    // From ten on without a decimal: the shown costs are rounded, and their ratio must agree with this one.
    const ratio = Math.max(...costs) / Math.min(...costs);
    const dearestOf = bodies.filter((_, k) => shown[k] === dearest[0]);
    const twofold: Phrase[] = [
      `The jump asks ${fixed(ratio, ratio < 10 ? 1 : 0)} times as much with `,
      ...names(dearestOf),
      dearestOf.length === bodies.length - 1 ? ' as with the other.' : ' as with the others.',
    ];
    return {
      phrases: isTie
        ? [`Even so far: the jump costs ${shown[0]}°/s² each.`]
        : dearest.length === 2
          ? twofold
          : ['The jump costs ', ...joined(parts), '.'],
      figures: figuresOf(bodies, 'commanded', (_, n) => costs[n]),
      right: isTie ? [] : right,
      marks: bars(bodies, costs),
    };
  };

const noiseOf = ({ entity }: TurningBody) => entity.guided?.sensor.noise ?? 0;

const delayOf = ({ entity }: TurningBody) => entity.guided?.sensor.delay ?? 0;

/**
 * Returns the longest sensor delay at which a body's PD law is stable, in simulation steps. Returns null for any law
 * other than `forward-pd`.
 */
function margin({ simulation }: ObservedTurn, { entity: { controller } }: TurningBody): number | null {
  if (controller.kind !== 'forward-pd') return null;
  const { kind: _, ...settings } = controller;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  return delayMargin(pdGains({ frequency, damping }), 1 / simulation.stepRate);
}

/** Largest error at which a body counts as resting at its target. Fraction of the turn's angle */
const restsWithin = 0.05;

/**
 * Returns a function that measures how hard each motor works because of sensor noise.
 * @param earliest earliest time of a result, counted from the start of the turn. s
 * @param span length of the measured time span, which ends now. s
 */
export const trembles =
  (earliest: number, span: number): TurnFinding =>
  (turn) => {
    const { bodies, seconds } = turn;
    if (seconds < earliest) return null;
    const hard = bodies.map((body) => rms(lately(turn, body, 'commanded', span)));
    const late = bodies.filter((body) => delayOf(body) > 0);
    const swinging = late.filter(
      (body) => greatest(lately(turn, body, 'error', 1)) > restsWithin * Math.abs(body.turn?.step ?? 1),
    );
    return {
      phrases: [...noiseWords(bodies, hard), ...lateWords(turn, swinging)],
      figures: {
        ...figuresOf(bodies, 'rms', (_, n) => hard[n]),
        ...figuresOf(late, 'delay margin', (body) => margin(turn, body)),
      },
      right: areEven(hard) ? [] : leastOf(hard.map((value) => fixed(-value, 1))),
      marks: bars(bodies, hard),
    };
  };

/**
 * Returns whether all motors work equally hard, within 5 %.
 * @param hard root mean square of each body's commanded angular acceleration, rad/s²
 */
const areEven = (hard: readonly number[]) => Math.max(...hard) < 1.05 * Math.min(...hard);

function noiseWords(bodies: readonly TurningBody[], hard: readonly number[]): Phrase[] {
  const of = (body: TurningBody) => hard[bodies.indexOf(body)];
  const sorted = [...bodies].sort((a, b) => of(b) - of(a));
  const [hardest] = sorted;
  const calmest = sorted.findLast((body) => body !== hardest && noiseOf(body) > 0);
  if (areEven(hard)) return ['Even so far: all ask as much of their motors.'];
  const words = names([hardest], true);
  if (noiseOf(hardest) === 0 || !calmest) return [...words, ' asks most of its motor.'];
  const times = fixed(of(hardest) / of(calmest), 1);
  return [...words, ` asks ${times} times as much of its motor as `, ...names([calmest]), '.'];
}

function lateWords(turn: ObservedTurn, swinging: readonly TurningBody[]): Phrase[] {
  return swinging.flatMap((body) => {
    const most = margin(turn, body);
    if (most === null || delayOf(body) < most) return [];
    return [' ', ...names([body], true), ' never rests.'];
  });
}
