// Attitudes and vectors as a file has them.
import type { Quaternion } from '../../../laws/control/attitude/quaternion';
import type { Vector } from '../../../laws/control/attitude/vector';
import type { Attitude, Triple } from '../spec';

/** An attitude of a file. */
export const quaternionOf = ([x, y, z, w]: Attitude): Quaternion => ({ x, y, z, w });

/** An attitude as a file has it, which knows no -0. */
export const attitudeOf = ({ x, y, z, w }: Quaternion): Attitude => [x + 0, y + 0, z + 0, w + 0];

/** A vector as a file has it. */
export const tripleOf = ({ x, y, z }: Vector): Triple => [x + 0, y + 0, z + 0];
