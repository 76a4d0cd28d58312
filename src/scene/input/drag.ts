// What a pressed pointer is doing.
import type { Point } from '../../entities/command';
import type { Touch } from './grips';
import type { Shove } from './shove';

/** The drag that goes on: of a target or waypoint, a stroke, a shove, or of the view. A pan with `tap` may still be a tap. */
export type Drag =
  | { readonly kind: 'target'; readonly offset: Point }
  | { readonly kind: 'waypoint'; readonly index: number; readonly offset: Point }
  | { readonly kind: 'draw'; readonly from: Point; readonly points: Point[]; begun: boolean }
  | ({ readonly kind: 'shove'; readonly from: Touch; readonly place: Point } & Omit<Shove, 'drag'>)
  | { readonly kind: 'pan'; readonly place: Point; readonly tap?: Touch }
  | { readonly kind: 'pinch'; readonly place: Point; readonly spread: number; readonly zoom: number };
