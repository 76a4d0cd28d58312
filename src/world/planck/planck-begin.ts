// Imported before planck: until planck-end, Math has Slew's own functions.
import { atan2, cos, sin } from '../../laws/exact/exact';

/** The JavaScript engine's own sine, cosine and arctangent. */
export const nativeMath = (({ sin, cos, atan2 }: Math) => ({ sin, cos, atan2 }))(Math);

// planck copies the functions it finds now. They are assigned: redefining them would make all of Math slow in V8.
Object.assign(Math, { sin, cos, atan2 });
