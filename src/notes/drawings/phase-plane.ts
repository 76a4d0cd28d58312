// Error against angular velocity: the curve on which full braking still stops on the target, and who begins to brake where.
import { createController } from '../../control/controllers';
import { simulateTurn } from '../../control/double-integrator';
import { measureTurn, unwind } from '../../control/step-response';
import type { ControllerSettings } from '../../control/turn-controller';
import { motor, percent, quarter, usualRate } from '../turns';
import { type Dot, type Figure, hairline, line, type Panel, scales, word } from './panel';

/** What the plane shows: the error from right to left, so that a turn runs to the right. rad, rad/s */
const range = { from: 1.75, to: -1.1, least: -2.6, most: 5.2 };

const at = scales([range.from, range.to], [range.least, range.most]);

/**
 * The switching curve, e = ω |ω|/(2 α_max): from there full braking stops on the target. Athans & Falb, “Optimal
 * Control”, ch. 7.
 */
function switchingCurve(): Dot[] {
  const errorAt = (rate: number) => (rate * Math.abs(rate)) / (2 * motor.angularAcceleration);
  const rates = Array.from({ length: 79 }, (_, n) => range.least + (n * (range.most - range.least)) / 78);
  return rates
    .map((rate): readonly [number, number] => [errorAt(rate), rate])
    .filter(([error]) => error <= range.from && error >= range.to)
    .map(([error, rate]) => at(error, rate));
}

const rows = [
  {
    title: 'time optimal',
    controller: { kind: 'time-optimal' },
    ending: 'turns back on the curve and slides down it',
  },
  { title: 'PD, forward', controller: { kind: 'forward-pd' }, ending: 'leaves the curve before it is there' },
  {
    title: 'PD, backward, f = 6 Hz',
    controller: { kind: 'backward-pd', frequency: 6, damping: 1 },
    ending: 'brakes behind the curve',
  },
] as const;

function panelOf({ title, controller, ending }: (typeof rows)[number]): Panel {
  const settings: ControllerSettings & { kind: string } = controller;
  const record = simulateTurn({
    controller: createController(settings),
    step: quarter,
    timeStep: 1 / usualRate,
    duration: 5,
    limits: motor,
  });
  const errors = [quarter, ...unwind(quarter, record.errors)];
  const rates = [0, ...record.angularVelocities];
  const dots = errors.map((error, n) => at(error, rates[n]));
  const { overshoot } = measureTurn(record);
  return {
    title,
    words: `${ending}: ${percent(overshoot)} over`,
    alternative: `Error from 90° on the left to 0 and past it on the right, angular velocity upwards. The switching curve falls from the upper left to rest on the target. ${title}: ${ending}, ${percent(overshoot)} over.`,
    drawing: [
      hairline(at(range.from, 0), at(range.to, 0)),
      hairline(at(0, range.least), at(0, range.most)),
      line(switchingCurve(), 'wanted'),
      line(dots, 'law'),
      word([4, at(0, 0)[1] + 16], 'error 90°'),
      word([at(0, 0)[0] + 6, 12], 'ω, 5 rad/s'),
      word([at(range.to, 0)[0], at(0, 0)[1] + 16], 'past it', 'end'),
    ].join(''),
  };
}

/** The phase plane with three turns. */
export function phasePlane(): Figure {
  return {
    title: 'The phase plane of a turn by 90°',
    conditions: 'a motor of 4π rad/s², 60 steps a second',
    key: [
      ['law', 'the turn'],
      ['wanted', 'switching curve: the last moment to brake'],
    ],
    panels: rows.map(panelOf),
  };
}
