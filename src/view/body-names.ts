// What each body is called where all of them are listed: its label, with a number where several have the same.
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';

/** A name for each body; no two are the same. */
export function namesOf(session: Session, entities: readonly Entity[] = session.entities): string[] {
  return distinct(entities.map((entity) => session.labelOf(entity)));
}

/** The names, with numbers where several are the same. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, n) => {
    const same = names.filter((other) => other === name).length;
    const before = names.slice(0, n).filter((other) => other === name).length;
    return same > 1 ? `${name} ${before + 1}` : name;
  });
}
