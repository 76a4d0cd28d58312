// Order of the scenes: the next scene after each, and the tour for beginners with its new words. Data; a scene is a row.
import type { TourTerm } from '../answers/terms';

/** A scene that is offered after another one. */
export interface NextScene {
  /** Id of the built-in scene. */
  readonly scene: string;
  /** Text on the button that opens this scene, often a question. The page writes "Next:" before it. */
  readonly words: string;
  /** True if the scene is today's daily game. */
  readonly ofToday?: true;
}

interface Row {
  readonly scene: string;
  readonly next: NextScene;
}

/** A scene of the guided tour. */
export interface Stop extends Row {
  /** Technical term that the scene introduces. */
  readonly term: TourTerm;
}

/** Scenes of the guided tour in order. Each introduces one technical term. */
export const tour: readonly Stop[] = [
  { scene: 'path-race', term: 'torque', next: { scene: 'turn-90', words: 'why does it overshoot?' } },
  { scene: 'turn-90', term: 'overshoot', next: { scene: 'p-pi-pid', words: 'and when something pushes?' } },
  {
    ...{ scene: 'p-pi-pid', term: 'error at rest' },
    next: { scene: 'windup', words: 'and when it is held meanwhile?' },
  },
  { scene: 'windup', term: 'integral', next: { scene: 'kick', words: 'and when the target jumps?' } },
  { scene: 'kick', term: 'derivative', next: { scene: 'three-rates', words: 'and with fewer looks?' } },
  {
    ...{ scene: 'three-rates', term: 'time step' },
    next: { scene: 'fast-target', words: 'and when the target moves?' },
  },
  { scene: 'fast-target', term: 'lead', next: { scene: 'par', words: 'your turn: draw a line' } },
  {
    ...{ scene: 'par', term: 'your own line' },
    next: { scene: 'dodge', words: 'today’s game, Dodge', ofToday: true },
  },
];

/** Scenes outside the tour, each with the scene to offer after it. */
const others: readonly Row[] = [
  { scene: 'dodge', next: { scene: 'swarm', words: 'and a thousand of them?' } },
  { scene: 'swarm', next: { scene: '2013-demo', words: 'how did it begin?' } },
  { scene: '2013-demo', next: { scene: 'path-race', words: 'and how do they fly now?' } },

  { scene: 'own-law', next: { scene: 'noise', words: 'and when the compass trembles?' } },
  { scene: 'noise', next: { scene: 'known-wind', words: 'and when it knows what pushes?' } },
  { scene: 'known-wind', next: { scene: 'hold-height', words: 'and when gravity pushes?' } },
  { scene: 'hold-height', next: { scene: 'dock', words: 'and for a place?' } },
  { scene: 'dock', next: { scene: 'long-way', words: 'and which way round?' } },
  { scene: 'long-way', next: { scene: 'long-frames', words: 'and when a frame is slow?' } },
  { scene: 'long-frames', next: { scene: 'own-law', words: 'now your own law' } },

  { scene: 'evader', next: { scene: 'orbit', words: 'and when it never arrives?' } },
  { scene: 'orbit', next: { scene: 'tower-defence', words: 'and for a gun?' } },
  { scene: 'tower-defence', next: { scene: 'masses', words: 'and when they weigh more?' } },
  { scene: 'masses', next: { scene: 'why-torque', words: 'and when crates are in the way?' } },
  { scene: 'why-torque', next: { scene: 'knocked-about', words: 'and when all of it pushes?' } },
  { scene: 'knocked-about', next: { scene: 'put-right', words: 'what went wrong in 2013?' } },
  { scene: 'put-right', next: { scene: 'evader', words: 'and when the target dodges?' } },

  { scene: 'space-why', next: { scene: 'space-order', words: 'and when the cargo sits askew?' } },
  { scene: 'space-order', next: { scene: 'space-flip', words: 'and when nobody steers?' } },
  { scene: 'space-flip', next: { scene: 'space-turn', words: 'and by every law?' } },
  { scene: 'space-turn', next: { scene: 'space-why', words: 'and when crates are in the way?' } },
];

const rows = [...tour, ...others];

/**
 * Returns the scene to offer after a scene; null if the given scene is not built in. @param id id of the given scene
 */
export function nextOf(id: string): NextScene | null {
  return rows.find(({ scene }) => scene === id)?.next ?? null;
}
