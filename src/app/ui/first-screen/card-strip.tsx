// The cards of a scene that has no room for all at once: a strip that one scrolls, over the cards of the picture.
import { focusedEntity } from '../../view/view-state';
import { useApp } from '../app';
import { Strip } from '../kit/strip';

export function CardStrip() {
  const { session, view } = useApp();
  const { cardStrip } = view.picture;
  if (!cardStrip) return null;
  const focus = focusedEntity(session, view);
  return (
    <Strip
      key={session.scene}
      strip={cardStrip}
      label="Cards"
      chosen={view.focus ? session.entities.indexOf(focus) : -1}
      isPassive={view.tool === 'shove'}
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
