// Reads a game controller: its left stick and its buttons.
import type { Point } from '../../../world/entities/command';

/** Indices of the used buttons of a game controller with the standard layout. */
export const padButtons = { a: 0, b: 1, start: 9, left: 14, right: 15 } as const;

export type PadButton = keyof typeof padButtons;

/** Deflection of a game controller's stick up to which the stick counts as released. 0 to 1 */
export const stickSlack = 0.18;

/** Returns the connected game controller; null if there is none. */
export function connectedPad(): Gamepad | null {
  return navigator.getGamepads?.().find((pad) => pad !== null) ?? null;
}

/** Returns the left stick's deflection: x right, y down, length at most 1. Null at rest. */
export function deflectionOf({ axes: [x = 0, y = 0] }: Pick<Gamepad, 'axes'>): Point | null {
  const length = Math.hypot(x, y);
  if (length < stickSlack) return null;
  const share = Math.min(1, length) / length;
  return { x: x * share, y: y * share };
}

/** Returns the names of a game controller's buttons that are pressed now. */
export function pressedOf({ buttons }: Pick<Gamepad, 'buttons'>): ReadonlySet<PadButton> {
  const names = Object.keys(padButtons) as PadButton[];
  return new Set(names.filter((name) => buttons[padButtons[name]]?.pressed));
}
