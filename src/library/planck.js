// The entry point of the package slew/planck: steered bodies for a planck world of one's own, in metres or at a scale in pixels.
export { Character } from '../entities/character';
export { inertiaAboutCentre, setPassThrough } from '../entities/hull';
export { Missile } from '../entities/missile';
export { defaultLimits } from '../entities/motion-limits';
export { MovingEntity } from '../entities/moving-entity';
export { PixelScale as Scale } from './scale';
