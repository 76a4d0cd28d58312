// What the presentation of Par tells once its page is there: nothing of it is needed before a course is seen.
import type { GamePresentation } from '../../../app/view/game-presentation';

/** The parts that come late. */
export type LaterPart = Required<Pick<GamePresentation, 'address' | 'played' | 'words'>>;

let part: LaterPart | null = null;

/** The parts; null until they are loaded. */
export function laterPart(): LaterPart | null {
  return part;
}

export function provideLaterPart(come: LaterPart): void {
  part = come;
}
