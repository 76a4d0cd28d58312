// Finds the functions of a written law that change memory.
import { expressionsOf, type LawTree, type Statement, statementsOf } from '../tree';

/** Returns the names of the functions that some statements call. */
export const callsIn = (body: readonly Statement[]): string[] =>
  expressionsOf(body).flatMap((part) => (part.is === 'call' ? [part.name] : []));

/** Returns the names of a law's functions that change memory, directly or through calls. */
export function actingIn({ routines }: LawTree): ReadonlySet<string> {
  const acting = new Set<string>();
  for (let size = -1; size !== acting.size; ) {
    size = acting.size;
    for (const { name, body } of routines) {
      const changes = statementsOf(body).some(
        (one) =>
          (one.is === 'set' && one.target.is === 'own') ||
          one.is === 'push' ||
          one.is === 'shift' ||
          one.is === 'clear',
      );
      if (changes || callsIn(body).some((called) => acting.has(called))) acting.add(name);
    }
  }
  return acting;
}
