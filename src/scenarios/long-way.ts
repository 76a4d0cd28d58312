// From 170° to -170°: 20° with the angle wrapped, 340° without.
import type { Scenario } from '../simulation/scenario';
import { row } from './row';

const start = (170 * Math.PI) / 180;

export const longWay = {
  version: 1,
  name: 'The long way round',
  description:
    'Both bodies point to 170° and are to point to -170°. With the error wrapped that is 20°; without, the body goes 340° the other way round.',
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
