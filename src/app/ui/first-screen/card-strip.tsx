// A strip of information cards over the picture that scrolls sideways, for scenes that have no room for all cards.
import { bodiesOfChoices } from '../../../lab/answers/answers';
import { focusedEntity } from '../../view/view-state';
import { type App, useApp } from '../app';
import { Strip } from '../kit/strip';

/** Returns the index of the body whose card must be visible. -1 for none */
export function shownBody({ session, view }: App): number {
  const { answer, round, simulation, entities } = session;
  const winner = round.state === 'held' && answer ? bodiesOfChoices(simulation, answer.right)[0] : undefined;
  const shown = view.focus ? focusedEntity(session, view) : winner;
  return shown ? entities.indexOf(shown) : -1;
}

export function CardStrip() {
  const app = useApp();
  const { session, view } = app;
  const { cardStrip } = view.picture;
  if (!cardStrip) return null;
  const focus = focusedEntity(session, view);
  return (
    <Strip key={session.scene} strip={cardStrip} label="Cards" chosen={shownBody(app)}>
      {cardStrip.cards.map(({ entity, name, box: { left, top, width, height } }) => (
        <button
          key={name}
          type="button"
          class="card-spot"
          style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
          aria-label={name}
          aria-pressed={entity === focus}
          onClick={() => view.set('focus', entity)}
        />
      ))}
    </Strip>
  );
}
