// The list of bodies at the top of the Tune drawer. The chosen body gets the focus, and the drawer shows its settings.
import './bodies.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { clamp } from '../../../laws/control/clamp';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { colourOf, namesOf } from '../../view/bodies';
import { css } from '../../view/palette';
import { inFocus, useApp } from '../app';
import { Chooser } from '../kit/chooser';
import { useSized } from '../kit/older-browsers';
import { ValueField } from '../kit/value-field';

/** Largest number of bodies that are shown in one line. More bodies are shown as a drop-down list. */
const mostInLine = 12;

/** Largest number of bodies in the drop-down list of bodies. */
const mostListed = 200;

/** Name of the list of bodies, for screen readers. */
const name = 'Whose settings';

/**
 * Returns the index of the first body to show in the list of bodies.
 * @param place index of the body in focus
 * @param count number of bodies
 * @param was index of the body that the list shows first now
 */
export function listFrom(place: number, count: number, was: number): number {
  const last = Math.max(0, count - mostListed);
  const isInside = was <= last && place >= was && place < was + mostListed;
  const isAtEnd = (place === was && was > 0) || (place === was + mostListed - 1 && was < last);
  return isInside && !isAtEnd ? was : clamp(place - mostListed / 2, 0, last);
}

/**
 * Converts a typed body number, counted from 1, to the index of an existing body. Numbers out of range give the first
 * or last body.
 */
export function numbered(value: number, count: number): number {
  return clamp(Math.round(value) - 1, 0, count - 1);
}

interface BodiesProps {
  /** The body marked in the list; null if none is marked. */
  readonly focused: Entity | null;
  /** Called when the person chooses a body. @param n index of the body in `session.entities` */
  choose(n: number): void;
}

/**
 * The list of the scene's bodies.
 * @param given replaces the marked body (`focused`) or the effect of choosing a body (`choose`)
 */
export function Bodies(given: Partial<BodiesProps>) {
  const app = useApp();
  const { entities } = app.session;
  const props: BodiesProps = {
    focused: inFocus(app),
    choose: (n) => app.view.set('focus', entities[n]),
    ...given,
  };
  return <div class="whose">{entities.length <= mostInLine ? <Line {...props} /> : <List {...props} />}</div>;
}

function List({ focused, choose }: BodiesProps) {
  const app = useApp();
  const { entities } = app.session;
  const from = useRef(0);
  const count = entities.length;
  const place = focused ? entities.indexOf(focused) : -1;
  from.current = listFrom(place, count, from.current);
  const listed = entities.slice(from.current, from.current + mostListed);
  // In a crowd most bodies are not listed, so names need no numbers.
  const names =
    count > mostListed ? listed.map((body) => app.session.labelOf(body)) : namesOf(app.session, listed);
  const options = names.map((label, n) => ({
    value: String(from.current + n),
    label: `${from.current + n + 1}. ${label}`,
  }));
  return (
    <>
      <Chooser
        aria-label={name}
        options={options}
        value={String(place)}
        choose={(value) => choose(Number(value))}
      />
      {count > mostListed && (
        <div class="whose-more">
          <div class="whose-number">
            <label id="whose-number">Number, of {count} bodies</label>
            <ValueField
              text={String(place + 1)}
              aria-labelledby="whose-number"
              inputmode="numeric"
              take={(value) => {
                if (!Number.isNaN(value)) choose(numbered(value, count));
              }}
              press={(presses) => choose(numbered(place + 1 + presses, count))}
            />
          </div>
          <p>Or press a body on the field with Shift held.</p>
        </div>
      )}
    </>
  );
}

function Line({ focused, choose }: BodiesProps) {
  const app = useApp();
  // The line only has a width after rendering.
  const line = useSized<HTMLDivElement>(() => bringIntoLine(line.current!));
  const { session } = app;
  const { entities } = session;
  const names = namesOf(session, entities);
  useEffect(() => {
    const element = line.current!;
    const wheel = (event: WheelEvent) => turnByWheel(element, event);
    // A passive listener could not prevent the drawer from scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);
  useLayoutEffect(() => bringIntoLine(line.current!), [focused, names.join('\n')]);
  return (
    <div
      ref={line}
      class="bodies"
      role="group"
      aria-label={name}
      onScroll={({ currentTarget }) => tellMore(currentTarget)}
    >
      {entities.map((body, n) => (
        <button
          key={n}
          type="button"
          class="body"
          aria-pressed={body === focused}
          style={{ '--body': css(colourOf(session, body)) }}
          onClick={() => choose(n)}
        >
          <span class="dot" aria-hidden="true" />
          {names[n]}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the row of body buttons sideways until the button of the selected body is in its middle. */
function bringIntoLine(line: HTMLElement): void {
  const body = line.querySelector<HTMLElement>('[aria-pressed=true]');
  if (body) line.scrollLeft = body.offsetLeft - line.offsetLeft - (line.clientWidth - body.offsetWidth) / 2;
  tellMore(line);
}

/**
 * Sets the attribute `data-more` of the row of body buttons. The attribute names the sides with hidden buttons: left,
 * right, both or none.
 */
function tellMore(line: HTMLElement): void {
  const left = line.scrollLeft;
  const rest = line.scrollWidth - line.clientWidth - left;
  line.dataset.more = [...(left > 1 ? ['left'] : []), ...(rest > 1 ? ['right'] : [])].join(' ');
}

/** Scrolls the row of body buttons sideways with the mouse wheel. */
function turnByWheel(line: HTMLElement, event: WheelEvent): void {
  if (!line.dataset.more || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  line.scrollLeft += event.deltaY;
  event.preventDefault();
}
