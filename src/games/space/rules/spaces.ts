// Where spaces come from: crashcat, the engine that solves their contacts, is loaded later than the page that may need it.
import type { SpaceBody } from './space-body';

/** A space without gravity that moves its bodies. */
export interface Space {
  /** One step of all its bodies. @param timeStep s */
  step(timeStep: number): void;
}

/** Makes a space of bodies. @param isGyroscopic whether ω × Iω turns them, as it does real bodies */
export type SpaceMaker = (bodies: readonly SpaceBody[], isGyroscopic: boolean) => Space;

/** What makes them; null until it is there. */
let maker: SpaceMaker | null = null;

/** Takes what makes spaces. */
export function provideSpaces(make: SpaceMaker): void {
  maker = make;
}

/** Makes a space. Throws RangeError while its engine has not been loaded. */
export const createSpace: SpaceMaker = (bodies, isGyroscopic) => {
  if (!maker) throw new RangeError('the engine of bodies in space has not been loaded yet');
  return maker(bodies, isGyroscopic);
};
