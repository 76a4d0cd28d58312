// What a file may say of a course of gates.
import { fields, list, place, within } from '../../files/schema-parts';

/** A course in a scenario file. */
export const parSchema = fields(
  { gates: list(place, 'gates', 1, 100), radius: within(0.5, 50) },
  'an object',
);
