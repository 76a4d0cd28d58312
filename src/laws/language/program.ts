// A law's text, read and made ready.
import { type Machine, machine } from './machine';
import { type LawText, readText } from './read';

/** A law that was read, ready to run. Bodies with the same text share it. */
export interface OwnProgram extends LawText {
  readonly machine: Machine;
}

/** Reads a law. Throws LawError at the first thing that is wrong. */
export function readLaw(text: string): OwnProgram {
  const read = readText(text);
  return { ...read, machine: machine(read) };
}
