// A game controller.
import type { Point } from '../../../world/entities/command';

/** Places of the buttons of a standard controller. */
export const padButtons = { a: 0, b: 1, start: 9, left: 14, right: 15 } as const;

export type PadButton = keyof typeof padButtons;

/** Deflection of a stick that is ignored, as a share of 1. */
export const stickSlack = 0.18;

/** Returns the connected game controller, or null. A browser shows it after its first press. */
export function connectedPad(): Gamepad | null {
  return navigator.getGamepads?.().find((pad) => pad !== null) ?? null;
}

/** Returns the deflection of the left stick; null while it rests. x to the right, y down, at most 1 long */
export function deflectionOf({ axes: [x = 0, y = 0] }: Pick<Gamepad, 'axes'>): Point | null {
  const length = Math.hypot(x, y);
  if (length < stickSlack) return null;
  const share = Math.min(1, length) / length;
  return { x: x * share, y: y * share };
}

/** Returns the buttons of a controller that are pressed. */
export function pressedOf({ buttons }: Pick<Gamepad, 'buttons'>): ReadonlySet<PadButton> {
  const names = Object.keys(padButtons) as PadButton[];
  return new Set(names.filter((name) => buttons[padButtons[name]]?.pressed));
}
