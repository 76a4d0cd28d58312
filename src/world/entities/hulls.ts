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

/** Body, nose and tail; 12.25 kg, centre of mass 0.95918 m before the origin. */
export const missileHull: readonly Polygon[] = rocket;

/** The missile's hull with side jets; 12.75 kg, centre of mass 0.94118 m before the origin. */
export const characterHull: readonly Polygon[] = [...rocket, ...sideJets];
