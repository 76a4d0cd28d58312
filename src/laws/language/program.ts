// Parses and compiles the text of a law.
import { type Machine, machine } from './machine';
import { type LawText, parseLaw } from './read';

/** A parsed and compiled law. */
export interface OwnProgram extends LawText {
  readonly machine: Machine;
}

/** Parses and compiles the text of a law. Throws LawError at the first mistake. */
export function readLaw(text: string): OwnProgram {
  const read = parseLaw(text);
  return { ...read, machine: machine(read) };
}
