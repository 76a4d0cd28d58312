// The grid's unit, which the scale bar shows too.

/** Distance of the grid's lines. m. */
export const gridSpacing = 10;
