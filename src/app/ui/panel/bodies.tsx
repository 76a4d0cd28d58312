// The bodies, as a line to choose from, or of a crowd a list: the one in focus is the one whose settings the drawer shows.
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

/** Largest number of bodies that stand in a line; more are a list. */
const mostInLine = 12;

/** Largest number of bodies in the list: of a crowd those about the one in focus. */
const mostListed = 200;

/** What it is for, for who cannot see it. */
const name = 'Whose settings';

/** Where the list of a crowd begins: it stays until the body in focus is at an end of it. @param was where it began before */
export function listFrom(place: number, count: number, was: number): number {
  const last = Math.max(0, count - mostListed);
  const isInside = was <= last && place >= was && place < was + mostListed;
  const isAtEnd = (place === was && was > 0) || (place === was + mostListed - 1 && was < last);
  return isInside && !isAtEnd ? was : clamp(place - mostListed / 2, 0, last);
}

/** The body with a number that a person gives, counted from 1; that of the nearest body there is. */
export function numbered(value: number, count: number): number {
  return clamp(Math.round(value) - 1, 0, count - 1);
}

interface BodiesProps {
  /** Null for none. */
  readonly focused: Entity | null;
  /** @param n place of a body in the session's list */
  choose(n: number): void;
}

/** The bodies of the session: the one in focus is marked, unless another one is given. */
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
  // Names without numbers, where most bodies of a name are not listed.
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
          <p>Or press a body on the field with Shift held, or click it with the shove tool.</p>
        </div>
      )}
    </>
  );
}

function Line({ focused, choose }: BodiesProps) {
  const app = useApp();
  // It gets its width after it is there.
  const line = useSized<HTMLDivElement>(() => bringIntoLine(line.current!));
  const { session } = app;
  const { entities } = session;
  const names = namesOf(session, entities);
  useEffect(() => {
    const element = line.current!;
    const wheel = (event: WheelEvent) => turnByWheel(element, event);
    // One that is passive could not keep the drawer from scrolling.
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

/** Scrolls the line, and nothing else, so that the body in focus is in the middle. */
function bringIntoLine(line: HTMLElement): void {
  const body = line.querySelector<HTMLElement>('[aria-pressed=true]');
  if (body) line.scrollLeft = body.offsetLeft - line.offsetLeft - (line.clientWidth - body.offsetWidth) / 2;
  tellMore(line);
}

/** Marks the sides on which the line goes on. */
function tellMore(line: HTMLElement): void {
  const left = line.scrollLeft;
  const rest = line.scrollWidth - line.clientWidth - left;
  line.dataset.more = [...(left > 1 ? ['left'] : []), ...(rest > 1 ? ['right'] : [])].join(' ');
}

/** A wheel that only turns one way scrolls the line, while there is more of it. */
function turnByWheel(line: HTMLElement, event: WheelEvent): void {
  if (!line.dataset.more || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  line.scrollLeft += event.deltaY;
  event.preventDefault();
}
