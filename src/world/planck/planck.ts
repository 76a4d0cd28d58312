// The only way to planck: its worlds compute with Slew's own sine, cosine and arctangent, so that they are the same in every engine.
import './planck-begin';

export * from 'planck';

import './planck-end';
