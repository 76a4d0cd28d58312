import { dodgePresentation } from './dodge/presentation';
import { parPresentation } from './par/presentation';
/** Every game. */
export const games = [dodgePresentation, parPresentation];
