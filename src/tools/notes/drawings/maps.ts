// Two diagrams: error against angular velocity with the curve where braking begins, and the gains with which a PD is stable.

import { frequency } from '../../../lab/scenarios/lab/three-rates';
import { pdGains, pdTunables } from '../../../laws/control/pd';
import { isPredictedStable, largestStableFrequency, type PdName } from '../../../laws/control/stability';
import { measureTurn, unwind } from '../../../laws/control/step-response';
import { settingsOf } from '../../../laws/control/tunable';
import { percent, tableRates, trace, usualAngle, usualMotor } from '../turns';
import {
  area,
  type Dot,
  type FigurePanel,
  hairline,
  line,
  type NotesFigure,
  scales,
  spots,
  word,
} from './panel';

/** Axes of the phase plane. `from`, `to`: error at left and right, rad. `least`, `most`: angular velocity, rad/s */
const range = { from: 1.75, to: -1.1, least: -2.6, most: 5.2 };

const onPlane = scales([range.from, range.to], [range.least, range.most]);

/**
 * Returns the switching curve e = ω |ω|/(2 α_max) of a time-optimal turn. Athans & Falb, “Optimal Control”, ch. 7.
 * @returns points in the drawing; e: error, ω: angular velocity, α_max: largest angular acceleration
 */
function switchingCurve(): Dot[] {
  const errorAt = (rate: number) => (rate * Math.abs(rate)) / (2 * usualMotor.angularAcceleration);
  const rates = Array.from({ length: 79 }, (_, n) => range.least + (n * (range.most - range.least)) / 78);
  return rates
    .map((rate): readonly [number, number] => [errorAt(rate), rate])
    .filter(([error]) => error <= range.from && error >= range.to)
    .map(([error, rate]) => onPlane(error, rate));
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

function turnPanel({ title, controller, ending }: (typeof rows)[number]): FigurePanel {
  const record = trace(controller, { duration: 5 });
  const errors = [usualAngle, ...unwind(usualAngle, record.errors)];
  const rates = [0, ...record.angularVelocities];
  const dots = errors.map((error, n) => onPlane(error, rates[n]));
  const { overshoot } = measureTurn(record);
  return {
    title,
    words: `${ending}: ${percent(overshoot)} over`,
    alternative: `Error from 90° on the left to 0 and past it on the right, angular velocity upwards. The switching curve falls from the upper left to rest on the target. ${title}: ${ending}, ${percent(overshoot)} over.`,
    drawing: [
      hairline(onPlane(range.from, 0), onPlane(range.to, 0)),
      hairline(onPlane(0, range.least), onPlane(0, range.most)),
      line(switchingCurve(), 'wanted'),
      line(dots, 'law'),
      word([4, onPlane(0, 0)[1] + 16], 'error 90°'),
      word([onPlane(0, 0)[0] + 6, 12], 'ω, 5 rad/s'),
      word([onPlane(range.to, 0)[0], onPlane(0, 0)[1] + 16], 'past it', 'end'),
    ].join(''),
  };
}

export function phasePlane(): NotesFigure {
  return {
    title: 'The phase plane of a turn by 90°',
    conditions: 'a motor of 4π rad/s², 60 steps a second',
    key: [
      ['law', 'the turn'],
      ['wanted', 'switching curve: the last moment to brake'],
    ],
    panels: rows.map(turnPanel),
  };
}

/**
 * Largest values on the axes of the stability map, for gains kd and kp and time step Δt. `damping`: kd Δt, to the
 * right. `stiffness`: kp Δt², upwards.
 */
const most = { damping: 3, stiffness: 4.5 };

const onMap = scales([0, most.damping], [0, most.stiffness]);

const dampings = [...Array.from({ length: 60 }, (_, n) => n / 20), 4, 6, 10, 20, 50, 200];

function placeOf(f: number, damping: number, rate: number): readonly [number, number] {
  const { kp, kd } = pdGains({ frequency: f, damping });
  return [kd / rate, kp / rate ** 2];
}

/** Returns the corners of the region of the stability map in which a PD is stable. */
function region(kind: PdName): Dot[] {
  const corner = [most.damping, most.stiffness] as const;
  if (largestStableFrequency(kind, 1, 1) === Infinity)
    return [onMap(0, 0), onMap(0, corner[1]), onMap(...corner), onMap(corner[0], 0)];
  const boundary = upTo(
    most.damping,
    dampings.map((damping) => placeOf(largestStableFrequency(kind, damping, 1), damping, 1)),
  );
  return [onMap(0, 0), ...boundary.map((place) => onMap(...place)), onMap(boundary.at(-1)![0], 0)];
}

/**
 * Cuts a curve off at the right edge of the map. Returns the points to the left of it.
 * @param edge horizontal coordinate of the edge
 * @param places points of the curve
 */
function upTo(edge: number, places: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const beyond = places.findIndex(([across]) => across > edge);
  if (beyond < 1) return [...places];
  const [[fromX, fromY], [toX, toY]] = [places[beyond - 1], places[beyond]];
  const share = (edge - fromX) / (toX - fromX);
  return [...places.slice(0, beyond), [edge, fromY + share * (toY - fromY)]];
}

const names: Readonly<Record<PdName, string>> = {
  'forward-pd': 'PD, forward',
  spd: 'SPD',
  'backward-pd': 'PD, backward',
};

function lawPanel(kind: PdName): FigurePanel {
  const usual = settingsOf(pdTunables, {});
  const usualPlaces = tableRates.map((rate) => placeOf(usual.frequency, usual.damping, rate));
  const stiffPlaces = tableRates.map((rate) => placeOf(frequency, 1, rate));
  const failing = tableRates.filter((rate) => !isPredictedStable(kind, frequency, 1, rate));
  const words =
    failing.length > 0
      ? `f = ${frequency} Hz fails at ${failing.join(' and ')} steps a second`
      : kind === 'backward-pd'
        ? 'stable everywhere'
        : `f = ${frequency} Hz holds at all three rates`;
  return {
    title: names[kind],
    words,
    alternative: `Map of kp Δt² upwards to ${most.stiffness} against kd Δt to ${most.damping}, with the stable region of ${names[kind]}. The defaults lie near its corner at 0, inside, at ${tableRates.join(', ')} steps a second; ${words}.`,
    drawing: [
      area(region(kind), 'region'),
      hairline(onMap(0, 0), onMap(most.damping, 0)),
      hairline(onMap(0, 0), onMap(0, most.stiffness)),
      spots(
        stiffPlaces.map((place) => onMap(...place)),
        'heat',
        4,
      ),
      spots(
        usualPlaces.map((place) => onMap(...place)),
        'law',
        4,
      ),
      ...stiffPlaces.map((place, n) =>
        word([onMap(...place)[0] + 8, onMap(...place)[1] + 5], `${tableRates[n]} Hz`),
      ),
      word([6, 14], 'kp Δt², to 4.5'),
      word([onMap(most.damping, 0)[0], onMap(0, 0)[1] - 6], 'kd Δt, to 3', 'end'),
    ].join(''),
  };
}

export function stabilityMap(): NotesFigure {
  return {
    title: 'Where a PD is stable',
    conditions: 'without a limit to the motor',
    key: [
      ['region', 'stable'],
      ['law', `the defaults at ${tableRates.join(', ')} steps a second`],
      ['heat', `f = ${frequency} Hz, d = 1 at these rates`],
    ],
    panels: (['forward-pd', 'spd', 'backward-pd'] as const).map(lawPanel),
  };
}
