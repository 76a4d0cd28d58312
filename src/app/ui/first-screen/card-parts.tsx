// The choice between the parts of a scene whose cards do not all have room at once.
import './card-parts.css';
import { useEffect } from 'preact/hooks';
import { focusedEntity } from '../../view/view-state';
import { useApp } from '../app';
import { useFrames } from '../kit/frames';

/** How often it looks which parts there are. Hz: as often as the picture does, so that both change together */
const lookRate = 60;

export function CardParts() {
  const { session, view, viewport } = useApp();
  useFrames(lookRate, () => JSON.stringify([view.picture.cardParts, viewport.freeBox]));
  const { cardParts } = view.picture;
  const focus = session.entities.indexOf(focusedEntity(session, view));
  // The body that is chosen elsewhere comes to the field.
  useEffect(() => {
    const part = view.picture.cardParts?.parts.findIndex(({ bodies }) => bodies.includes(focus)) ?? -1;
    if (view.focus && part >= 0) view.set('cardPage', part);
  }, [focus]);
  if (!cardParts) return null;
  const { left, top, width } = viewport.freeBox;
  return (
    <section
      class="card-parts segmented"
      aria-label="Bodies shown"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px` }}
    >
      {cardParts.parts.map(({ label }, n) => (
        <button
          key={label}
          type="button"
          class="button"
          aria-pressed={n === cardParts.at}
          onClick={() => view.set('cardPage', n)}
        >
          {label}
        </button>
      ))}
    </section>
  );
}
