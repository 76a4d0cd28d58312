// An error as code reads it that takes its angle from a cosine in single precision: erratum 35 of the notes.
import { multiply, type Quaternion, rotationVector } from '../../../control/attitude/quaternion';
import { directionOf, scaled } from '../../../control/attitude/vector';
import { atan2 } from '../../../exact/exact';
import { turnBy } from './turn-by';

/** The angle 2 acos w of a turn whose w is kept in single precision: 0 below 0.028°. rad, 0 to π */
export function singleAngle({ w }: Quaternion): number {
  const kept = Math.fround(Math.abs(w));
  return Math.fround(2 * atan2(Math.sqrt((1 - kept) * (1 + kept)), kept));
}

/** Where an order stands for code that reads its distance so. @param attitude of the ship @param error the turn from it to its order */
export function orderAsRead(attitude: Quaternion, error: Quaternion): Quaternion {
  const axis = directionOf(rotationVector(error));
  return axis ? multiply(turnBy(scaled(axis, singleAngle(error))), attitude) : attitude;
}
