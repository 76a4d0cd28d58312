// The interface of a layer of the picture: it draws what it reads from a frame, and changes nothing else.
import type Phaser from 'phaser';
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';
import type { Pose } from '../simulation/pose';
import type { PageBox } from '../view/picture-boxes';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { CardBoard } from './cards/card-board';
import type { Hand } from './input/hand';
import type { LabelBoard } from './labels/label-board';

/** What a layer reads for one frame. */
export interface Frame {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly hand: Readonly<Hand>;
  /** Where texts are asked for: they are placed together once every layer has drawn. */
  readonly labels: LabelBoard;
  /** The cards that the bodies are on; null for a picture of the world. */
  readonly cards: CardBoard | null;
  /** Where each entity is drawn: interpolated between its last two steps. */
  readonly poses: ReadonlyMap<Entity, Pose>;
  /** The box of each body that is in sight, tight round its drawn hull. CSS pixels */
  readonly hulls: ReadonlyMap<Entity, PageBox>;
  /** Simulated time from the moment drawn to the last step, for things without a pose here. s */
  readonly lag: number;
  /** Real time since the page was opened, for flicker and for how often figures change. s */
  readonly clock: number;
}

/** One layer. It draws in CSS pixels; the scene scales them to the screen's pixels. */
export interface Layer {
  draw(frame: Frame): void;
}

/** Makes a layer. @param group container of its own */
export type LayerMaker = (scene: Phaser.Scene, group: Phaser.GameObjects.Container) => Layer;

/** A layer that a game adds. */
export interface GameLayer {
  /** Name of the layer that it lies directly below; it is on top of all layers when left out. */
  readonly below?: string;
  readonly make: LayerMaker;
}
