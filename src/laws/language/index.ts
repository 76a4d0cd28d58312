// Laws that people write: parser, machine, faults and controller. Loaded late; the first chunk has only laws.ts and work.ts.
export type { FaultStop, LawMemory } from './faults';
export { type Machine, machine } from './machine';
export { givenFields, limitFields, mathArity, sampleFields } from './names';
export { firstLaw, OwnLaw, ownSpec, programOf, type StepTrace, watchLaw } from './own-law';
export { type OwnProgram, readLaw } from './program';
export { type LawText, longestText } from './read';
export type { Expression, LawTree, MathName, Routine, Statement, Type, Variable } from './tree';
export { withGains } from './with-gains';
export { type Fix, LawError, lineFrom, type TextSpan } from './words';
