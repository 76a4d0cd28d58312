// The time bar at the bottom edge: the last ten seconds, with marks. A drag looks back, letting go goes on from there.
import './time-bar.css';
import { useRef } from 'preact/hooks';
import { canLookBack } from '../actions/list';
import { useApp } from '../app';
import { useEscape } from '../kit/escape';
import { useFrames } from '../kit/frames';
import { agoAt, agoByKey, barSeconds, shareOf } from './place';

/** How often the marks move. Hz */
const refreshRate = 20;

/** How far a press must be dragged to go on from where it let go. CSS pixels: a slip on the edge changes nothing. */
const leastDrag = 4;

/** The bar; nothing where a game goes forward only. */
export function TimeBar() {
  return canLookBack(useApp()) ? <Bar /> : null;
}

function Bar() {
  const { session } = useApp();
  useFrames(refreshRate);
  const bar = useRef<HTMLDivElement>(null);
  const drag = useDrag();
  const ago = session.lookingBack ?? 0;
  const words = ago > 0 ? `${ago.toFixed(1)} s ago` : 'now';
  const lag = ago > 0 ? '' : lagOf(session.playback.laggingRate);
  const at = percent(shareOf(ago));
  useEscape('control', (target) => {
    if (!bar.current?.contains(target)) return false;
    drag.onPointerCancel();
    session.lookBack(0);
    return true;
  });
  const press = (event: KeyboardEvent) => {
    const next = agoByKey(event.key, ago, session.lookBackSpan);
    if (next !== null) session.lookBack(next);
    else if (event.key === 'Enter' || event.key === ' ') session.goOn();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={bar}
      class={session.lookingBack === null ? 'time-bar' : 'time-bar looking'}
      role="slider"
      tabIndex={0}
      aria-label="Look back"
      aria-valuemin={-barSeconds}
      aria-valuemax={0}
      aria-valuenow={Number((-ago).toFixed(1))}
      aria-valuetext={lag === '' ? words : `${words}, ${lag}`}
      title="The last ten seconds. Drag to look back, let go to go on from there."
      onKeyDown={press}
      onBlur={() => session.lookBack(0)}
      {...drag}
    >
      <span class="time-bar-line">
        <span class="time-bar-kept" style={{ left: percent(shareOf(session.lookBackSpan)) }} />
      </span>
      <Marks now={session.simulation.time + ago} />
      <span class="time-bar-thumb" style={{ left: at }} />
      <span class="time-bar-label" style={{ left: `clamp(40px, ${at}, calc(100% - 40px))` }}>
        {words}
      </span>
      <span class="time-bar-rate">{lag}</span>
    </div>
  );
}

/** A drag along the bar looks back, and goes on from where it ends; Escape, a slip and a lost pointer return to now. */
function useDrag() {
  const { session } = useApp();
  /** Where it began on the page, CSS pixels, and whether it has gone far enough to be one. */
  const drag = useRef<{ readonly from: number; isFar: boolean } | null>(null);
  const look = ({ clientX, currentTarget }: PointerEvent, passing: boolean) => {
    const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
    session.lookBack(agoAt((clientX - left) / width, session.lookBackSpan), passing);
  };
  const end = (goesOn: boolean) => {
    if (!drag.current) return;
    drag.current = null;
    if (goesOn) session.goOn();
    else session.lookBack(0);
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      drag.current = { from: event.clientX, isFar: false };
      look(event, true);
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current) return;
      drag.current.isFar ||= Math.abs(event.clientX - drag.current.from) >= leastDrag;
      look(event, true);
    },
    onPointerUp(event: PointerEvent) {
      const isFar = drag.current?.isFar ?? false;
      if (isFar) look(event, false);
      end(isFar);
    },
    onPointerCancel: () => end(false),
  };
}

/** What happened up to where one looks. @param now the right end of the bar. s since the start */
function Marks({ now }: { readonly now: number }) {
  const { measures } = useApp().session.simulation;
  return (
    <span class="time-bar-marks">
      {measures.timeBarMarks.all
        .filter(({ time }) => now - time < barSeconds)
        .map(({ kind, time }, n) => (
          <span key={n} class={`time-bar-mark ${kind}`} style={{ left: percent(shareOf(now - time)) }} />
        ))}
    </span>
  );
}

/** What is said where the machine is too slow for the pace. @param rate simulated seconds per real second */
function lagOf(rate: number | null): string {
  if (rate === null) return '';
  return `${rate < 0.095 ? rate.toPrecision(1) : rate.toFixed(1)}× real time`;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
