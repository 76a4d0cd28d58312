// The hulls of the 2013 demo, as polygons: metres, nose along +x, density 1, friction 1.

type Polygon = readonly (readonly [number, number])[];

const rocket: readonly Polygon[] = [
  [
    [-2, -1],
    [3, -1],
    [3, 1],
    [-2, 1],
  ],
  [
    [3, 1],
    [3, -1],
    [5, 0],
  ],
  [
    [-2.5, 0.5],
    [-2.5, -0.5],
    [-2, 0],
  ],
];

const sideJets: readonly Polygon[] = [
  [
    [0, 1.5],
    [0.5, 1],
    [1, 1.5],
  ],
  [
    [1, -1.5],
    [0.5, -1],
    [0, -1.5],
  ],
];

/** Hull of the missile. Mass 12.25 kg, centre of mass at x = 0.95918 m */
export const missileHull: readonly Polygon[] = rocket;

/**
 * Hull of the body kind `character`: the missile's hull with side jets. Its mass is 12.75 kg, its centre of mass is at
 * x = 0.94118 m.
 */
export const characterHull: readonly Polygon[] = [...rocket, ...sideJets];
