// What a layer of the picture is: it reads a frame and draws it, and writes nothing else.
import type Phaser from 'phaser';
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';
import type { Pose } from '../simulation/pose';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { Hand } from './input/hand';

/** All that a layer may look at for one frame. */
export interface Frame {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly hand: Readonly<Hand>;
  /** Where each entity is drawn: between its last two steps. */
  readonly poses: ReadonlyMap<Entity, Pose>;
  /** Simulated seconds from the moment drawn to the last step; for what has no pose here. s */
  readonly lag: number;
  /** Real seconds since the page began, for flicker only. */
  readonly clock: number;
}

/** One layer. It draws in CSS pixels; the scene scales them to the screen's own. */
export interface Layer {
  draw(frame: Frame): void;
}

/** Makes a layer in a container of its own. */
export type LayerMaker = (scene: Phaser.Scene, group: Phaser.GameObjects.Container) => Layer;

/** A layer that a game adds. */
export interface GameLayer {
  /** Name of the layer that it lies below; on top of all when left out. */
  readonly below?: string;
  readonly make: LayerMaker;
}
