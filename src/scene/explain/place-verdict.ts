// What a body that holds a place does now, in a few words. Free of Phaser.

/** Spread of the recent errors below which a body is at rest, and error below which it is on its mark. m */
const still = 0.05;

/** What the words are made from. */
export interface PlaceState {
  /** Its errors of the last seconds, the latest last; none before the first step. m */
  readonly recent: readonly number[];
  /** Whether its error counts upwards, so that it is low or high; else it is off. */
  readonly upright: boolean;
  /** Its last measured way: when it settled, s, null while it has not, and its overshoot as a share of the way. */
  readonly way: { readonly settlingTime: number | null; readonly overshoot: number } | null;
}

/** The words; empty before there is anything to tell. */
export function placeVerdict({ recent, upright, way }: PlaceState): string {
  const error = recent.at(-1);
  if (error === undefined) return '';
  const rests = Math.max(...recent) - Math.min(...recent) < still;
  if (!rests) return `${figure(error)} ${side(error, upright)}`;
  if (Math.abs(error) >= still) return `rests ${figure(error)} ${side(error, upright)}`;
  if (way?.settlingTime == null) return 'holds its mark';
  const over = Math.round(100 * way.overshoot);
  return `${way.settlingTime.toFixed(2)} s, ${over > 0 ? `${over} % over` : 'never over'}`;
}

const figure = (error: number) => `${Math.abs(error).toFixed(2)} m`;

function side(error: number, upright: boolean): string {
  if (!upright) return 'off';
  return error > 0 ? 'low' : 'high';
}
