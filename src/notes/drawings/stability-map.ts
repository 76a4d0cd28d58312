// Which gains a PD may have at a step: the regions where it is stable without a motor's limit, and where the defaults lie.
import { pdGains, pdTunables } from '../../control/pd';
import { isPredictedStable, largestStableFrequency, type PdName } from '../../control/stability';
import { settingsOf } from '../../control/tunable';
import { frequency } from '../../scenarios/lab/three-rates';
import { rates } from '../turns';
import { area, type Dot, type Figure, hairline, type Panel, scales, spots, word } from './panel';

/** How far the map goes, kd Δt across and kp Δt² up. */
const most = { damping: 3, stiffness: 4.5 };

const at = scales([0, most.damping], [0, most.stiffness]);

/** Dampings d along the boundary, from 0 to far beyond any setting. */
const dampings = [...Array.from({ length: 60 }, (_, n) => n / 20), 4, 6, 10, 20, 50, 200];

/** A PD's place on the map. */
function placeOf(f: number, damping: number, rate: number): readonly [number, number] {
  const { kp, kd } = pdGains({ frequency: f, damping });
  return [kd / rate, kp / rate ** 2];
}

/** The stable region: below the boundary that `largestStableFrequency` gives for every damping. */
function region(kind: PdName): Dot[] {
  const corner = [most.damping, most.stiffness] as const;
  if (largestStableFrequency(kind, 1, 1) === Infinity)
    return [at(0, 0), at(0, corner[1]), at(...corner), at(corner[0], 0)];
  const boundary = upTo(
    most.damping,
    dampings.map((damping) => placeOf(largestStableFrequency(kind, damping, 1), damping, 1)),
  );
  return [at(0, 0), ...boundary.map((place) => at(...place)), at(boundary.at(-1)![0], 0)];
}

/** A line from left to right up to the map's edge. */
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

function panelOf(kind: PdName): Panel {
  const usual = settingsOf(pdTunables, {});
  const usualPlaces = rates.map((rate) => placeOf(usual.frequency, usual.damping, rate));
  const stiffPlaces = rates.map((rate) => placeOf(frequency, 1, rate));
  const failing = rates.filter((rate) => !isPredictedStable(kind, frequency, 1, rate));
  const words =
    failing.length > 0
      ? `f = ${frequency} Hz fails at ${failing.join(' and ')} steps a second`
      : kind === 'backward-pd'
        ? 'stable everywhere'
        : `f = ${frequency} Hz holds at all three rates`;
  return {
    title: names[kind],
    words,
    alternative: `Map of kp Δt² upwards to ${most.stiffness} against kd Δt to ${most.damping}, with the stable region of ${names[kind]}. The defaults lie near its corner at 0, inside, at ${rates.join(', ')} steps a second; ${words}.`,
    drawing: [
      area(region(kind), 'region'),
      hairline(at(0, 0), at(most.damping, 0)),
      hairline(at(0, 0), at(0, most.stiffness)),
      spots(
        stiffPlaces.map((place) => at(...place)),
        'heat',
        4,
      ),
      spots(
        usualPlaces.map((place) => at(...place)),
        'law',
        4,
      ),
      ...stiffPlaces.map((place, n) => word([at(...place)[0] + 8, at(...place)[1] + 5], `${rates[n]} Hz`)),
      word([6, 14], 'kp Δt², to 4.5'),
      word([at(most.damping, 0)[0], at(0, 0)[1] - 6], 'kd Δt, to 3', 'end'),
    ].join(''),
  };
}

/** Stability maps of the three PDs. */
export function stabilityMap(): Figure {
  return {
    title: 'Where a PD is stable',
    conditions: 'without a limit to the motor',
    key: [
      ['region', 'stable'],
      ['law', `the defaults at ${rates.join(', ')} steps a second`],
      ['heat', `f = ${frequency} Hz, d = 1 at these rates`],
    ],
    panels: (['forward-pd', 'spd', 'backward-pd'] as const).map(panelOf),
  };
}
