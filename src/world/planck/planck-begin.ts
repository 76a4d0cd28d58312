// Begins the moment in which planck is read: until planck-end, Math has Slew's own functions.
import { atan2, cos, sin } from '../../laws/exact/exact';

/** The engine's functions, to be put back. */
export const nativeMath = (({ sin, cos, atan2 }: Math) => ({ sin, cos, atan2 }))(Math);

// planck keeps what it finds now. They are assigned: defined anew, they would make all of Math slow in V8 from here on.
Object.assign(Math, { sin, cos, atan2 });
