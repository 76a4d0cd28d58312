// Laws of one’s own for what is loaded with them: the reader, the machine, faults and the controller. The start has laws.ts and work.ts.
export type { Memory, Stopped } from './faults';
export { type Machine, machine } from './machine';
export { givenFields, limitFields, mathArity, sampleFields } from './names';
export { firstLaw, OwnLaw, ownSpec, programOf, type Watched, watchLaw } from './own-law';
export { type OwnProgram, readLaw } from './program';
export { type LawText, longestText } from './read';
export type { Expression, Law, MathName, Routine, Statement, Type, Variable } from './tree';
export { withGains } from './with-gains';
export { type Fix, LawError, lineFrom, type Place } from './words';
