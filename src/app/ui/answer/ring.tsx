// A ring that fills or runs out, with the seconds that are left inside it.

interface RingProps {
  /** Part of the ring that is drawn. 0 to 1, clockwise from the top */
  readonly share: number;
  /** Time that is left, s; no digit when left out. */
  readonly seconds?: number;
}

export function TimeRing({ share, seconds }: RingProps) {
  return (
    <span class="ring" aria-hidden="true" style={{ '--share': share.toFixed(3) }}>
      {seconds !== undefined && Math.ceil(seconds)}
    </span>
  );
}
