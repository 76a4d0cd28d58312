// Converts attitudes and vectors from and to the form that scenario files use.
import type { Quaternion } from '../../../laws/control/attitude/quaternion';
import type { Vector } from '../../../laws/control/attitude/vector';
import type { Attitude, Triple } from '../spec';

/** Converts an attitude from the form of files, a list of four numbers. */
export const quaternionOf = ([x, y, z, w]: Attitude): Quaternion => ({ x, y, z, w });

/** Converts an attitude to the form of files, a list of four numbers, without −0. */
export const attitudeOf = ({ x, y, z, w }: Quaternion): Attitude => [x + 0, y + 0, z + 0, w + 0];

/** Converts a vector to the form of files, a list of three numbers, without −0. */
export const tripleOf = ({ x, y, z }: Vector): Triple => [x + 0, y + 0, z + 0];
