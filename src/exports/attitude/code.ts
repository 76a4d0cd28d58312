// A law of a body that turns in space as a file for another engine, with the numbers of a scene.
import { type BodyLaw, type CodeFile, codeFor } from '../code';
import { attitudeLaw } from './attitude-law';
import { takenByRapier } from './rapier';
import { type AttitudeTarget, wiringOf } from './steering';

/** The file of a body's law for a target. Throws RangeError for a law that cannot be exported. */
export function attitudeCodeFor(target: AttitudeTarget, given: BodyLaw): CodeFile {
  const law = attitudeLaw(given, takenByRapier);
  const { kind } = given.controller;
  const file = target.fileOf(kind === 'own' ? 'own-law' : kind);
  return codeFor({ ...target, wiring: wiringOf(target, law, file) }, given, law);
}
