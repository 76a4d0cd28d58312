/** Nothing acts. */
export const calm = { turning: 0, push: { x: 0, y: 0 } };
