// Answers on the work of the motor: jumps of the target, noise and delay.
import { pdGains, pdTunables } from '../../../laws/control/pd';
import { delayMargin } from '../../../laws/control/stability';
import { settingsOf } from '../../../laws/control/tunable';
import { fixed, rounded } from '../../../laws/exact/figures';
import type { Mark, Phrase } from '../answer';
import { figuresOf, greatest, joined, lately, leastOf, names, rms } from './record';
import type { Look, Turn, Turning } from './turn';

/** The largest acceleration that a jump of the target commands. @param after how long that takes. s */
export const jumpCosts =
  (after: number): Look =>
  (turn) => {
    const { bodies, seconds } = turn;
    if (seconds < after) return null;
    const costs = bodies.map((body) => greatest(lately(turn, body, 'commanded', seconds)));
    const shown = costs.map((cost) => fixed(cost, 0));
    const most = Math.max(...shown.map(Number));
    const right = shown.flatMap((cost, n) => (Number(cost) === most ? [n] : []));
    const isTie = right.length === bodies.length;
    const dearest = [...new Set(shown)].sort((a, b) => Number(b) - Number(a));
    const parts = dearest.map((cost, n): Phrase[] => {
      const those = names(bodies.filter((_, k) => shown[k] === cost));
      if (n === 0) return [`${cost} rad/s² with the `, derivative, ' ', ...those];
      return dearest.length === 2 ? [`else ${cost}`] : [`${cost} `, ...those];
    });
    return {
      phrases: isTie
        ? [`Even so far: the jump costs ${shown[0]} rad/s² each.`]
        : ['The jump costs ', ...joined(parts), '.'],
      figures: figuresOf(bodies, 'commanded', (_, n) => costs[n]),
      right: isTie ? [] : right,
      marks: bodies.map(
        ({ entity: of }, n): Mark => ({ kind: 'bar', of, share: costs[n] / (most || 1), text: shown[n] }),
      ),
    };
  };

const derivative = { term: 'derivative' } as const;

const noiseOf = ({ entity }: Turning) => entity.guided?.sensor.noise ?? 0;

const delayOf = ({ entity }: Turning) => entity.guided?.sensor.delay ?? 0;

/** Steps by which a body's law may be late; null where that is not predicted. */
function margin({ simulation }: Turn, { entity: { controller } }: Turning): number | null {
  if (controller.kind !== 'forward-pd') return null;
  const { kind: _, ...settings } = controller;
  const { frequency, damping } = settingsOf(pdTunables, settings);
  return delayMargin(pdGains({ frequency, damping }), 1 / simulation.stepRate);
}

/** Largest error of a body at rest, as a share of the turn. */
const restsWithin = 0.05;

/** Answers how hard noise works the motors, and which body never rests because of delay. @param after how long that takes @param over over how long it is measured. s */
export const trembles =
  (after: number, over: number): Look =>
  (turn) => {
    const { bodies, seconds } = turn;
    if (seconds < after) return null;
    const hard = bodies.map((body) => rms(lately(turn, body, 'commanded', over)));
    const noisy = bodies.filter((body) => noiseOf(body) > 0);
    const late = bodies.filter((body) => delayOf(body) > 0);
    const swinging = late.filter(
      (body) => greatest(lately(turn, body, 'error', 1)) > restsWithin * Math.abs(body.turn?.step ?? 1),
    );
    return {
      phrases: [...noiseWords(noisy, hard, bodies), ...lateWords(turn, swinging)],
      figures: {
        ...figuresOf(bodies, 'rms', (_, n) => hard[n]),
        ...figuresOf(late, 'delay margin', (body) => margin(turn, body)),
      },
      // A body without noise does not count: its filter has nothing to do.
      right: leastOf(hard.map((value, n) => (noiseOf(bodies[n]) > 0 ? fixed(value, 1) : null))),
      marks: swinging.map(({ entity: of }) => ({ kind: 'warning', of })),
    };
  };

function noiseWords(
  noisy: readonly Turning[],
  hard: readonly number[],
  bodies: readonly Turning[],
): Phrase[] {
  const of = (body: Turning) => hard[bodies.indexOf(body)];
  const [hardest, ...others] = [...noisy].sort((a, b) => of(b) - of(a));
  const calmest = others.at(-1);
  if (!hardest || !calmest) return [];
  const times = of(hardest) / of(calmest);
  if (times < 1.05) return ['Even so far: the noise asks as much of either motor.'];
  return [
    ...names([hardest], true),
    ` asks ${fixed(times, 1)} times as much of the motor as `,
    ...names([calmest]),
    '.',
  ];
}

function lateWords(turn: Turn, swinging: readonly Turning[]): Phrase[] {
  return swinging.flatMap((body) => {
    const most = margin(turn, body);
    if (most === null || delayOf(body) < most) return [];
    return [' ', ...names([body], true), `: beyond ${rounded(most)} it never rests.`];
  });
}
