// Fields for the place and angle of an object.

import { toDegrees, toRadians } from '../../../laws/exact/figures';
import type { Place } from '../../../world/simulation/place';
import { NumberField } from './fields';

/** Places and angles are rounded to 1/perUnit of a metre or degree, so that files stay short. */
const perUnit = 100;

/** Rounds a number to hundredths. Returns 0 instead of −0, because files cannot store −0. */
export const toHundredths = (value: number) => Math.round(value * perUnit) / perUnit + 0;

/** Converts degrees to a heading between −π and π. rad */
const heading = (degrees: number) => toRadians(toHundredths(((((degrees + 180) % 360) + 360) % 360) - 180));

interface PlaceProps {
  /** Present place of the object. m */
  readonly at: Place;
  /** Called with a new place. m */
  put(at: Place): void;
}

export function PlaceFields({ at: [x, y], put }: PlaceProps) {
  return (
    <>
      <NumberField label="x" unit="m" step={0.5} value={x} take={(to) => put([toHundredths(to), y])} />
      <NumberField label="y" unit="m" step={0.5} value={y} take={(to) => put([x, toHundredths(to)])} />
    </>
  );
}

interface AngleProps {
  /** Name of the angle, such as "heading". */
  readonly label: string;
  /** Present angle of the object. rad */
  readonly angle: number;
  turn(angle: number): void;
}

export function AngleField({ label, angle, turn }: AngleProps) {
  const take = (to: number) => turn(heading(to));
  return <NumberField label={label} unit="°" step={15} value={toDegrees(angle)} take={take} />;
}
