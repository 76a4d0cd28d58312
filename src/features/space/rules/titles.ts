// What the gallery shows of the scenes in space before the rest of them is loaded.

/** Name and question of each scene, by its id. */
export const titles = {
  'space-why': {
    name: 'Why torque, in space',
    question: 'Set the rotation, or push with torque: which ship feels the crates?',
  },
  'space-order': {
    name: 'One product, the other way round',
    question: 'The cargo sits askew. One motor forgets that it turns along: who turns straight?',
  },
  'space-flip': {
    name: 'The flip',
    question: 'Spun about its middle axis, a ship flips over and over. Which comes to rest?',
  },
  'space-turn': {
    name: 'Turn in space',
    question: 'Eight laws of the plane, one turn about a slanted axis. Which arrives first?',
  },
} as const;

/** Ids of the scenes, in the order of the gallery. */
export type SpaceScene = keyof typeof titles;
