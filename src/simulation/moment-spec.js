/** Largest velocity that a file takes. m/s, rad/s; the engine moves a body by 2 m a step at most. */
export const mostVelocity = 1e6;
/** Largest number of a memory. The state of a sensor's noise has 32 bits. */
export const mostNumber = 1e12;
