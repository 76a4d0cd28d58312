// Scene: from 170° to -170°, by 20° with the angle wrapped, by 340° without.
import { toRadians } from '../../../laws/exact/figures';
import type { Sector } from '../../../world/entities/closed-sector';
import type { Scenario } from '../../../world/simulation/scenario';
import { row } from './row';

/** Heading of all bodies at the start. degrees. The target has the same heading with the opposite sign. */
const startDeg = 170;

/** Heading at the start. rad */
const start = toRadians(startDeg);

/** Angle of the turn from start to target, the shorter way round. degrees */
const short = 360 - 2 * startDeg;
/** Angle of the turn from start to target, the longer way round. degrees */
const long = 2 * startDeg;

/** Forbidden headings: the middle half of the short way from start to target. rad */
const closed: Sector = [(Math.PI + start) / 2, -(Math.PI + start) / 2];

export const longWay = {
  version: 1,
  name: 'The long way round',
  question: 'Twenty degrees off: who goes the short way round?',
  answer: 'angle-turned',
  hint: 'From 170° to −170°. Wrapped: it counts −170° as 190°. The shaded sector is closed.',
  hero: { sets: 'turn' },
  description: `All bodies point to ${startDeg}° and are to point to -${startDeg}°. With the error wrapped that is ${short}°; without, the body goes ${long}° the other way round. The third may not pass between them, and goes round as well.`,
  seconds: 5,
  turns: { every: 5, by: toRadians(short), fromRest: true },
  cards: {},
  entities: row(
    [
      { label: 'error wrapped', angle: start },
      { label: 'not wrapped', angle: start, wrap: false },
      // This law does not overshoot, because the sector begins 5° beyond its target.
      { label: 'sector closed', angle: start, closed, controller: { kind: 'time-optimal' } },
    ],
    22,
  ),
} satisfies Scenario;
