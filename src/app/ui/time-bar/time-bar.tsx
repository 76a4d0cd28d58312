// The time bar at the bottom edge: the last ten seconds, with marks of events. Dragging along it rewinds; letting go
// continues from there.
import { secondsText } from '../../../laws/exact/figures';
import './time-bar.css';
import { useRef } from 'preact/hooks';
import { clamp } from '../../../laws/control/clamp';
import { canLookBack } from '../actions/list';
import { useApp } from '../app';
import { useEscape } from '../kit/escape';
import { useFrames } from '../kit/frames';

/** Time span that the time bar shows, s. The bar's right end is the present. */
const barSeconds = 10;

/** Rate at which the time bar is rendered. Hz */
const refreshRate = 20;

/** Shortest drag along the time bar that rewinds time. CSS pixels */
const leastDrag = 4;

/**
 * The time bar shows the last ten seconds. A person rewinds by dragging along the bar. Renders nothing in a game that
 * forbids rewinding.
 */
export function TimeBar() {
  return canLookBack(useApp()) ? <Bar /> : null;
}

function Bar() {
  const { session } = useApp();
  useFrames(refreshRate);
  const bar = useRef<HTMLDivElement>(null);
  const drag = useDrag();
  const ago = session.rewindSeconds ?? 0;
  const words = ago > 0 ? `${secondsText(ago, 1)} ago` : 'now';
  // The speed would tell the answer of Swarm.
  const lag = ago > 0 || session.isGuessing ? '' : lagOf(session.playback.laggingRate);
  const at = percent(shareOf(ago));
  useEscape('control', (target) => {
    if (!bar.current?.contains(target)) return false;
    drag.onPointerCancel();
    session.lookBack(0);
    return true;
  });
  const press = (event: KeyboardEvent) => {
    // Computed from the session, because keys may follow each other faster than the bar is rendered.
    const next = agoByKey(event.key, session.rewindSeconds ?? 0, session.lookBackSpan);
    if (next !== null) session.lookBack(next);
    else if (event.key === 'Enter' || event.key === ' ') session.goOn();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div
        ref={bar}
        class={session.rewindSeconds === null ? 'time-bar' : 'time-bar looking'}
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
      </div>
      <span class="time-bar-rate" aria-hidden="true">
        {lag}
      </span>
    </>
  );
}

/**
 * Returns pointer listeners for the time bar. A drag along the bar rewinds. Rewinding is cancelled by Escape, by a very
 * short drag, and if the pointer is lost.
 */
function useDrag() {
  const { session } = useApp();
  /**
   * State of the present drag; null without a drag. `from`: x at the start of the drag, CSS pixels. `isFar`: whether
   * the drag was long enough to rewind.
   */
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
      if (drag.current?.isFar) look(event, false);
      end(drag.current?.isFar ?? false);
    },
    onPointerCancel: () => end(false),
  };
}

/**
 * Marks on the time bar for the events of the last seconds.
 * @param now time at the right end of the bar, s since the start
 */
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

/**
 * Returns a text such as "0.5× real time" if the simulation is too slow; otherwise an empty text.
 * @param rate simulated seconds per real second; null if the simulation keeps up
 */
function lagOf(rate: number | null): string {
  if (rate === null) return '';
  return `${rate < 0.095 ? rate.toPrecision(1) : rate.toFixed(1)}× real time`;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * Converts a time before the present to a place on the time bar, from 0 (left end) to 1 (right end).
 * @param ago time before the present, s
 */
export function shareOf(ago: number): number {
  return 1 - clamp(ago, 0, barSeconds) / barSeconds;
}

/**
 * Converts a place on the time bar to a time before the present, s.
 * @param share place on the bar, from 0 at the left to 1 at the right
 * @param kept the longest possible rewind, s
 */
export function agoAt(share: number, kept: number): number {
  return Math.min(barSeconds * (1 - clamp(share, 0, 1)), kept);
}

/**
 * Returns the new rewind time after a key press, s; null for a key without effect.
 * @param ago setting before the key is pressed: time before the present, s
 * @param kept the longest possible rewind, s
 */
export function agoByKey(key: string, ago: number, kept: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: ago + 0.1,
    ArrowDown: ago + 0.1,
    PageDown: ago + 1,
    Home: kept,
    ArrowRight: ago - 0.1,
    ArrowUp: ago - 0.1,
    PageUp: ago - 1,
    End: 0,
  };
  return key in steps ? clamp(steps[key], 0, kept) : null;
}
