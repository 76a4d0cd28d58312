// From 170° to -170°: 20° with the angle wrapped, 340° without.
import type { Scenario } from '../simulation/scenario';
import { row } from './row';

/** Heading of both at the start; the heading they turn to is its negative. Degrees */
const startDeg = 170;

/** rad */
const start = (startDeg * Math.PI) / 180;

/** The short way and the long way. Degrees */
const short = 360 - 2 * startDeg;
const long = 2 * startDeg;

export const longWay = {
  version: 1,
  name: 'The long way round',
  description: `Both bodies point to ${startDeg}° and are to point to -${startDeg}°. With the error wrapped that is ${short}°; without, the body goes ${long}° the other way round.`,
  seconds: 6,
  entities: row(
    [
      { label: 'error wrapped', angle: start },
      { label: 'not wrapped', angle: start, wrap: false },
    ],
    -start,
    22,
  ),
} satisfies Scenario;
