// The fields of where a thing is and how it is turned.

import { toDegrees, toRadians } from '../../../laws/exact/figures';
import type { Place } from '../../../world/simulation/place';
import { NumberField } from './fields';

/** Parts of a metre and of a degree that are kept: a file stays short. */
const perUnit = 100;

/** A number to the hundredth, and no negative zero: it would not come back out of a file. */
export const kept = (value: number) => Math.round(value * perUnit) / perUnit + 0;

/** Degrees as a heading, from half a turn left to half a turn right. rad */
const heading = (degrees: number) => toRadians(kept(((((degrees + 180) % 360) + 360) % 360) - 180));

interface PlaceProps {
  /** m */
  readonly at: Place;
  /** Takes another place. m */
  put(at: Place): void;
}

export function PlaceFields({ at: [x, y], put }: PlaceProps) {
  return (
    <>
      <NumberField label="x" unit="m" step={0.5} value={x} take={(to) => put([kept(to), y])} />
      <NumberField label="y" unit="m" step={0.5} value={y} take={(to) => put([x, kept(to)])} />
    </>
  );
}

interface AngleProps {
  /** Name of the angle: "heading". */
  readonly label: string;
  /** rad */
  readonly angle: number;
  /** Takes another angle. rad */
  turn(angle: number): void;
}

export function AngleField({ label, angle, turn }: AngleProps) {
  const take = (to: number) => turn(heading(to));
  return <NumberField label={label} unit="°" step={15} value={toDegrees(angle)} take={take} />;
}
