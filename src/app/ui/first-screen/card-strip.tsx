// A scrolling strip of cards over the picture, for scenes that have no room for all cards.
import { bodiesOf } from '../../../lab/answers/answers';
import { focusedEntity } from '../../view/view-state';
import { useApp } from '../app';
import { Strip } from '../kit/strip';

export function CardStrip() {
  const { session, view } = useApp();
  const { cardStrip } = view.picture;
  if (!cardStrip) return null;
  const focus = focusedEntity(session, view);
  const { answer, round, simulation, entities } = session;
  // A held answer shows the page of the body that it names.
  const winner = round.state === 'held' && answer ? bodiesOf(simulation, answer.right)[0] : undefined;
  const chosen = view.focus ? focus : winner;
  return (
    <Strip
      key={session.scene}
      strip={cardStrip}
      label="Cards"
      chosen={chosen ? entities.indexOf(chosen) : -1}
    >
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
