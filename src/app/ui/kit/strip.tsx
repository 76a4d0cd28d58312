// A strip of pages over the field that scrolls sideways and stops at whole pages. The picture behind scrolls with it.
import './strip.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PagedStrip as Pages } from '../../view/grid';
import { useApp } from '../app';

interface Props {
  readonly strip: Pages;
  readonly label: string;
  /** Index of the item to scroll to; -1 to scroll nowhere. */
  readonly chosen?: number;
  readonly children: ComponentChildren;
}

/** Longest pause between two wheel events of one gesture, ms */
const wheelRest = 250;

const pixels = (length: number) => `${length}px`;

export function Strip({ strip: { box, pages }, label, chosen = -1, children }: Props) {
  const { viewport } = useApp();
  const element = useRef<HTMLElement>(null);
  const wheeled = useRef(Number.NEGATIVE_INFINITY);
  const [at, turnTo] = useState(0);
  const { left, top, width, height } = box;
  const show = (page: number) => element.current?.scrollTo({ left: page * width });
  // Scrolls before the strip is visible.
  useLayoutEffect(() => {
    viewport.scrolled = 0;
    return () => {
      viewport.scrolled = 0;
    };
  }, []);
  useEffect(() => {
    const page = pages.findIndex((members) => members.includes(chosen));
    if (page >= 0) show(page);
  }, [chosen]);
  const follow = () => {
    viewport.scrolled = element.current?.scrollLeft ?? 0;
    turnTo(Math.round(viewport.scrolled / width));
  };
  const wheel = ({ deltaX, deltaY, timeStamp }: WheelEvent) => {
    if (Math.abs(deltaY) <= Math.abs(deltaX)) return;
    const isNew = timeStamp - wheeled.current > wheelRest;
    wheeled.current = timeStamp;
    if (isNew) show(at + Math.sign(deltaY));
  };
  const more = pages.slice(at + 1).flat().length;
  return (
    <>
      <section
        ref={element}
        class="page-strip"
        aria-label={label}
        style={{ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) }}
        onScroll={follow}
        onWheel={wheel}
      >
        {pages.map((_, n) => (
          <i key={n} class="page-strip-page" style={{ left: pixels(n * width), width: pixels(width) }} />
        ))}
        <div class="page-strip-origin" style={{ left: pixels(-left), top: pixels(-top) }}>
          {children}
        </div>
      </section>
      <p class="page-strip-mark" aria-hidden="true" style={{ left: pixels(left), top: pixels(top + height) }}>
        {pages.map((_, n) => (
          <i key={n} data-on={n === at} />
        ))}
        {more > 0 && <span>{`${more} more →`}</span>}
      </p>
    </>
  );
}
