// What the lines of all tables have in common: the bodies with their names and colours, and the one in focus.
import type { Session } from '../../../session/session';
import type { Entity } from '../../../simulation/entity-kinds';
import { mostRecorded } from '../../../simulation/meters/telemetry';
import { colourOf, namesOf } from '../../../view/bodies';
import { css } from '../../../view/palette';
import { focusedEntity, type ViewState } from '../../../view/view-state';
import type { TableLine } from './figure-table';

/** What the tables read. */
export interface Measured {
  readonly session: Session;
  readonly view: ViewState;
}

/** The beginning of a body's line. */
export type BodyLine = Pick<TableLine, 'name' | 'mark' | 'colour' | 'shape' | 'choose' | 'chosen'>;

/** A line for each body that is measured and no enemy, in their order. */
export function bodyLines({
  session,
  view,
}: Measured): { readonly entity: Entity; readonly line: BodyLine }[] {
  const measured = session.entities.slice(0, mostRecorded);
  const names = namesOf(session, measured);
  const focused = focusedEntity(session, view);
  return measured.flatMap((entity, n) => {
    // Enemies are only aimed at.
    if (session.simulation.specOf(entity).hostile) return [];
    const line: BodyLine = {
      name: names[n],
      mark: 'body',
      colour: css(colourOf(session, entity)),
      shape: n,
      choose: () => view.set('focus', entity),
      chosen: entity === focused,
    };
    return [{ entity, line }];
  });
}
