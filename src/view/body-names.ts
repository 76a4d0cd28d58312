// What each body is called where all of them are listed: its label, with a number where several have the same.
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';

/** A name for each body; no two are the same. */
export function namesOf(session: Session, entities: readonly Entity[] = session.entities): string[] {
  return distinct(entities.map((entity) => session.labelOf(entity)));
}

/** The names, with numbers where several are the same. */
export function distinct(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const given = new Map<string, number>();
  return names.map((name) => {
    const number = (given.get(name) ?? 0) + 1;
    given.set(name, number);
    return counts.get(name) === 1 ? name : `${name} ${number}`;
  });
}
