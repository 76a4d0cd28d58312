// The entry point of the package slew/planck: steered bodies for a user's planck world, in metres or at a scale in pixels.
export { Character } from '../entities/character';
export type { Command, Point, Target } from '../entities/command';
export type { BodyStart, EntityStart } from '../entities/entity-start';
export { type Build, type Hull, inertiaAboutCentre, setPassThrough } from '../entities/hull';
export { Missile } from '../entities/missile';
export { defaultLimits, type MotionLimits } from '../entities/motion-limits';
export { MovingEntity } from '../entities/moving-entity';
export { PixelScale as Scale } from './scale';
