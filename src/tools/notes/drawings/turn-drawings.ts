// Step responses of every turn controller, simulated by the program's own functions and drawn with the best possible turn for comparison.
import type { ControllerName, ControllerSpec } from '../../../laws/control/controllers';
import { integrateAlways } from '../../../laws/control/pid';
import { measureTurn, type TurnTrace, unwind } from '../../../laws/control/step-response';
import { toDegrees } from '../../../laws/exact/figures';
import { decimalText, endless, type IdealTurn, percent, trace, usualMotor } from '../turns';
import { type Dot, type FigurePanel, hairline, line, type NotesFigure, scales, size, spots } from './panel';

interface Turn extends IdealTurn {
  readonly title: string;
  readonly controller: ControllerSpec;
  /** Law whose turn is drawn as a thin line for comparison; the best possible turn when left out. */
  readonly against?: ControllerSpec;
}

/** Time span of a diagram, for turns with usual and with stiff settings. s */
const drawn = { usual: 2, stiff: 0.6 };

/** Length of the simulated turns whose results are stated below a diagram. s */
const judged = 20;

/** Limits of a diagram's vertical axis. 0: heading at the start, 1: desired heading */
const axisLimits = {
  /** Range that every axis includes: [lowest value, highest value]. */
  atLeast: [-0.12, 1.35],
  /** Range that no axis exceeds: [lowest value, highest value]. */
  atMost: [-0.9, 2.4],
} as const;

/** Error beyond which the caption says that the body runs away. Full turns */
const lost = 3;

// The curve of so small a turn has the same form as that of 90°.
/** Angle of the turn in diagrams for an unlimited motor: so small that the law behaves linearly. rad */
const linear = 1e-9;

/** Fraction of the motor's limit above which a panel draws the motor as being at its limit. */
const atLimit = 0.995;

/** Constant angular acceleration by a wind, large enough for a visible effect. rad/s² */
const wind = 5;

/** Settings of a stiff PD: frequency (Hz) and damping. */
const stiff = { frequency: 15, damping: 1 };

const plain = (kind: ControllerName): Turn => ({ title: 'as it comes', controller: { kind } });

const slower = (kind: ControllerName): Turn => ({ ...plain(kind), title: '30 steps a second', rate: 30 });
const headwind = (kind: ControllerName): Turn => ({
  ...plain(kind),
  title: `wind of ${wind} rad/s² against it`,
  disturbance: -wind,
});

const rates = (kind: ControllerName): readonly Turn[] =>
  [60, 30, 15].map((rate) => ({
    title: `${rate} a second`,
    controller: { kind, ...stiff },
    against: { kind: 'forward-pd', ...stiff },
    rate,
    limits: endless,
  }));

const bestBeside: Turn = { ...plain('time-optimal'), against: { kind: 'forward-pd' } };

const usual = (kind: ControllerName): readonly Turn[] => [plain(kind), slower(kind), headwind(kind)];

/** Turns to draw for some control laws, by kind of law. For all other laws, `usual` returns the turns to draw. */
const special: Readonly<Partial<Record<ControllerName, readonly Turn[]>>> = {
  'leaky-pid': [
    plain('leaky-pid'),
    { title: 'Stolk’s own gains', controller: { kind: 'leaky-pid', kp: 10, ki: 2, kd: 1 } },
    headwind('leaky-pid'),
  ],
  pid: [
    plain('pid'),
    { title: 'Ki = 40 at any error', controller: { kind: 'pid', ki: 40, ...integrateAlways } },
    headwind('pid'),
  ],
  'forward-pd': [
    plain('forward-pd'),
    ...[60, 30].map((rate) => ({
      title: `stiff, ${rate} a second`,
      controller: { kind: 'forward-pd', ...stiff },
      against: { kind: 'backward-pd', ...stiff },
      rate,
      limits: endless,
    })),
  ],
  'backward-pd': rates('backward-pd'),
  spd: rates('spd'),
  'one-step': [
    { ...plain('one-step'), title: 'a motor without limit', limits: endless, against: { kind: 'one-step' } },
    plain('one-step'),
    slower('one-step'),
  ],
  'time-optimal': [
    bestBeside,
    { ...bestBeside, title: 'turn rate limit of 2 rad/s', limits: { ...usualMotor, turnRate: 2 } },
    { ...bestBeside, title: `wind of ${wind} rad/s² from behind`, disturbance: wind },
  ],
};

const names: Readonly<Record<string, string>> = {
  'forward-pd': 'forward PD',
  'backward-pd': 'backward PD',
  'one-step': 'one step',
  'time-optimal': 'best possible turn',
};

/**
 * Returns a short text about how a turn ends, such as the settling time and overshoot.
 * @param record recorded turn
 * @param inWind whether a wind acts on the body
 */
export function turnEnding(record: TurnTrace, inWind = false): string {
  const away = shares(record).findIndex((share) => Math.abs(share - 1) > 4 * lost);
  if (away >= 0) {
    const off = decimalText(Math.floor(Math.abs(shares(record)[away] - 1) / 4));
    return `runs away: ${off} turns off after ${away} steps`;
  }
  const { settlingTime, overshoot, lateError, steadyStateError, shareAtLimit } = measureTurn(record);
  if (inWind)
    return `${decimalText(toDegrees(Math.abs(lateError!)), 1)}° off after 3 s, ${percent(overshoot)} over`;
  if (settlingTime !== null) return `${decimalText(settlingTime, 2)} s, ${percent(overshoot)} over`;
  if (shareAtLimit > 0.5) return 'never comes to rest';
  return `rests ${decimalText(toDegrees(Math.abs(steadyStateError)), 1)}° off`;
}

/** Returns the headings at the start and after each step, as fractions of the turn: 0 at its start, 1 at its target. */
const shares = ({ step, errors }: TurnTrace) => [0, ...unwind(step, errors).map((error) => 1 - error / step)];

/**
 * Returns two simulations of one turn: `own` under the law to show, `other` under a comparison law. `other` is null if
 * both laws are the same.
 */
function pairOf(turn: Turn) {
  const { title, controller, against = { kind: 'time-optimal' }, ...changes } = turn;
  const trial = { ...changes, duration: judged, ...(turn.limits === endless && { step: linear }) };
  const calm = against.kind === 'time-optimal' ? { ...trial, disturbance: 0 } : trial;
  return {
    turn,
    own: trace(controller, trial),
    other: against.kind === controller.kind ? null : { kind: against.kind, trace: trace(against, calm) },
    seconds: turn.limits === endless ? drawn.stiff : drawn.usual,
  };
}

type Pair = ReturnType<typeof pairOf>;

const shown = (record: TurnTrace, seconds: number) =>
  cutOff(shares(record).slice(0, Math.round(seconds / record.timeStep) + 1));

/** Returns the limits of a figure's vertical axis. 0: heading at the start, 1: desired heading */
function rangeOf(pairs: readonly Pair[]): readonly [number, number] {
  const values = pairs.flatMap(({ own, other, seconds }) => [
    ...shown(own, seconds),
    ...(other ? shown(other.trace, seconds) : []),
  ]);
  const [low, high] = [Math.min(...values) - 0.1, Math.max(...values) + 0.1];
  return [
    Math.max(axisLimits.atMost[0], Math.min(axisLimits.atLeast[0], low)),
    Math.min(axisLimits.atMost[1], Math.max(axisLimits.atLeast[1], high)),
  ];
}

function panelOf({ turn, own, other, seconds }: Pair, range: readonly [number, number]): FigurePanel {
  const at = scales([0, seconds], range);
  const dotsOf = (record: TurnTrace): Dot[] =>
    shown(record, seconds).map((share, n) => at(n * record.timeStep, share));
  const dots = dotsOf(own);
  const said = turnEnding(own, turn.disturbance !== undefined);
  const beside = other
    ? turnEnding(other.trace, turn.disturbance !== undefined && other.kind !== 'time-optimal')
    : '';
  const name = other ? names[other.kind] : '';
  return {
    title: turn.title,
    words: beside.startsWith('runs') ? `${said}; ${name} ${beside}` : said,
    end: `${seconds} s`,
    alternative: `Turn by 90°, ${turn.title}: ${said}.${other ? ` Thin beside it, ${name}: ${beside}.` : ''}`,
    drawing: [
      hairline(at(0, 0), at(seconds, 0)),
      line([at(0, 1), at(seconds, 1)], 'wanted'),
      other ? line(dotsOf(other.trace), 'other') : '',
      line(dots, 'law'),
      ...hotStretches(own, dots).map((stretch) => line(stretch, 'heat')),
      turn.limits === endless
        ? spots(
            dots.filter(([, y]) => y >= 0 && y <= size.height),
            'law',
          )
        : '',
    ].join(''),
  };
}

function cutOff(values: readonly number[]): readonly number[] {
  const end = values.findIndex((value) => Math.abs(value) > 1e3);
  return end < 0 ? values : values.slice(0, end + 1);
}

/** Returns the parts of a curve during which the motor is at its limit. */
function hotStretches({ applied, limit }: TurnTrace, dots: readonly Dot[]): Dot[][] {
  const stretches: Dot[][] = [];
  let open = false;
  for (let n = 0; n + 1 < dots.length; n++) {
    const hot = Number.isFinite(limit) && Math.abs(applied[n]) >= atLimit * limit;
    if (hot && !open) stretches.push([dots[n]]);
    if (hot) stretches.at(-1)!.push(dots[n + 1]);
    open = hot;
  }
  return stretches;
}

export function turnFigure(kind: ControllerName): NotesFigure {
  const rows = special[kind] ?? usual(kind);
  const pairs = rows.map(pairOf);
  const range = rangeOf(pairs);
  const others = [...new Set(pairs.map(({ other }) => other?.kind))].filter((other) => other !== undefined);
  const isStiff = rows.some(({ controller }) => controller.frequency === stiff.frequency);
  const hot = rows.some(({ limits = usualMotor }) => limits !== endless);
  return {
    title: 'Turn by 90° from rest',
    conditions: [
      ...(hot ? ['60 steps a second and a motor of 4π rad/s², if it is not said otherwise'] : []),
      ...(isStiff ? [`stiff: f = ${stiff.frequency} Hz, d = ${stiff.damping}, no limit to the motor`] : []),
    ].join('; '),
    key: [
      ['law', 'this law'],
      ...(hot ? ([['heat', 'motor at its limit']] as const) : []),
      ...(others.length > 0 ? ([['other', others.map((other) => names[other]).join(', or ')]] as const) : []),
      ['wanted', 'wanted, 90°'],
    ],
    panels: pairs.map((pair) => panelOf(pair, range)),
  };
}
