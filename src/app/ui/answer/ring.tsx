// A ring that fills or empties with time, with the remaining seconds inside.

interface RingProps {
  /** Share of the ring that is drawn, 0 to 1, clockwise from the top. */
  readonly share: number;
  /** Remaining time, shown inside the ring. s. If left out, the ring shows no number. */
  readonly seconds?: number;
}

export function TimeRing({ share, seconds }: RingProps) {
  return (
    <span class="ring" aria-hidden="true" style={{ '--share': share.toFixed(3) }}>
      {seconds !== undefined && Math.ceil(seconds)}
    </span>
  );
}
