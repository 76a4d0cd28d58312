// A plot of the Measure drawer: a heading, and a canvas with a cursor that pointer and arrow keys move.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { clamp } from '../../../laws/control/clamp';
import { useEscape } from '../kit/escape';
import { isBrowserShortcut } from '../kit/keyboard';
import { useSized } from '../kit/older-browsers';
import type { Capture } from './capture';
import { curvesOf, termColours } from './curves';
import { ageAt, areaOf, cleared, paint } from './paint';
import { factorOf, type Plot, termPlots, unitOf } from './plots';
import { ShapeSign } from './shapes';

/**
 * Time that the cursor marks in every plot, s. 0 is the last step; earlier times are negative. Null if there is no
 * cursor.
 */
export type TimeCursor = { current: number | null };

/** Time by which an arrow key moves the cursor. s */
const keyStep = 0.1;

interface ChartProps {
  readonly plot: Plot;
  readonly now: Capture;
  readonly cursor: TimeCursor;
}

export function Chart({ plot, now, cursor }: ChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useSized<HTMLDivElement>(() => draw());
  const draw = () => {
    const { clientWidth: width, clientHeight: height } = place.current!;
    if (width === 0 || height === 0) return;
    const styles = getComputedStyle(place.current!);
    paint(
      cleared(canvas.current!, width, height),
      areaOf(width, height),
      {
        scale: plot.scale(now, factorOf(plot, now.controlledVariable)),
        curves: curvesOf(plot, now),
        cursor: cursor.current,
      },
      (colour) => (colour.startsWith('--') ? styles.getPropertyValue(colour).trim() : colour),
    );
  };
  useLayoutEffect(draw);
  useEscape('control', (target) => {
    if (target !== place.current) return false;
    place.current.blur();
    return true;
  });
  const read = ({ clientX }: PointerEvent) => {
    const { left, width, height } = place.current!.getBoundingClientRect();
    cursor.current = ageAt(areaOf(width, height), clientX - left);
  };
  const leave = () => {
    cursor.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const to = cursorAfter(event.key, cursor.current, now.ages[0] ?? 0);
    if (to === null || isBrowserShortcut(event)) return;
    event.preventDefault();
    // Some games steer with these keys.
    event.stopPropagation();
    cursor.current = to;
  };
  return (
    <figure class="scope-plot" data-plot={plot.id}>
      <h3 title={plot.help}>
        {plot.label}
        {plot.channel === 'terms' && <TermKeys colour={now.focus.colour} />}
        <em>{unitOf(plot, now)}</em>
      </h3>
      <div
        ref={place}
        class="scope-chart"
        tabIndex={0}
        role="group"
        aria-label={`${plot.label}: arrow keys read the values, Escape leaves`}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={leave}
        onPointerCancel={leave}
        // A press with the pointer must not move the focus from the picture.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={press}
        onBlur={leave}
      >
        <canvas ref={canvas} />
      </div>
    </figure>
  );
}

/** The legend of the controller's terms P, I and D. @param colour colour of the body, in CSS notation */
function TermKeys({ colour }: { readonly colour: string }) {
  return termPlots.map(({ channel, label, help }, n) => {
    const token = termColours[channel];
    return (
      <span key={channel} class="term" title={help} style={{ color: token ? `var(${token})` : colour }}>
        <ShapeSign place={n} />
        {label}
      </span>
    );
  });
}

/**
 * Returns the new time of the cursor after a key press; null for a key that does not move the cursor. Times are in s
 * relative to the last step: 0 or less.
 * @param at the present time of the cursor; null if no cursor is shown
 * @param first the oldest recorded time
 */
export function cursorAfter(key: string, at: number | null, first: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: (at ?? 0) - keyStep,
    ArrowRight: (at ?? 0) + keyStep,
    Home: first,
    End: 0,
  };
  return key in places ? clamp(places[key], first, 0) : null;
}
