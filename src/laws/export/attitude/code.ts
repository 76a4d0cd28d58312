// Exports the law of a body that turns in space as a file for another engine, with the settings of a scene. Loaded with the scenes in space.
import { type CodeOffer, codeFor, targetOf } from '../code';
import { attitudeLaw } from './attitude-law';
import { takenByRapier } from './rapier';
import { wiringOf } from './steering';
import { attitudeTargets } from './targets';

/** The code export for bodies that turn in 3D: a list of target engines, and the function that makes a file for one. */
export const spaceCode: CodeOffer = {
  targets: attitudeTargets,
  file(id, given) {
    const target = targetOf(id, attitudeTargets);
    const law = attitudeLaw(given, takenByRapier);
    const { kind } = given.controller;
    const file = target.fileOf(kind === 'own' ? 'own-law' : kind);
    return codeFor({ ...target, wiring: wiringOf(target, law, file) }, given, law);
  },
};
