// Layers of the picture. Each one reads a frame and draws onto its surface. It changes no state of the scene.
import type Phaser from 'phaser';
import type { Answer } from '../../lab/answers/answer';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Session } from '../session/session';
import type { BodyStyler } from '../view/bodies';
import type { SceneMode } from '../view/mode';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { DrawnBody } from './bodies/drawn-body';
import type { CardBoard } from './cards/card-board';
import { Strips } from './draw/strips';
import type { Hand } from './input/hand';
import type { LabelBoard } from './labels/label-board';

/** Everything that layers read to draw one frame. */
export interface Frame {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly hand: Readonly<Hand>;
  readonly mode: SceneMode;
  /** Function that returns a body's look. Null if all bodies have the usual look. */
  readonly style: BodyStyler | null;
  /** Receives texts from layers and finds places for the texts. */
  readonly labels: LabelBoard;
  /** The cards (panels, one per body) on which bodies are drawn. Null if the picture has no cards. */
  readonly cards: CardBoard | null;
  /** Drawing data of each body, in the order of the session's list. */
  readonly bodies: ReadonlyMap<Entity, Readonly<DrawnBody>>;
  /** Whether there are too many bodies to label each one. */
  readonly crowd: boolean;
  /** Result of the scene's question; null if there is no question or no result yet. */
  readonly answer: Answer | null;
  /** Simulated time by which the picture is behind the last simulation step. s */
  readonly lag: number;
  /** Real time since the page was opened. s */
  readonly clock: number;
}

/** Draws one layer of the picture. It is called once a frame. */
export type Layer = (frame: Frame) => void;

/** Creates a layer that draws on its own surface. */
export type LayerMaker = (surface: Surface) => Layer;

/** A layer that a feature, such as a game, adds to the picture. */
export interface FeatureLayer {
  /** Name of the layer directly below which this layer is put. If left out, this layer is on top. */
  readonly below?: string;
  /**
   * Whether the layer draws the world around the bodies. Such a layer is left out in scenes that show each body on a
   * separate card.
   */
  readonly world?: true;
  /** Whether the layer belongs to a feature's own picture, which replaces the usual layers. */
  readonly picture?: true;
  readonly make: LayerMaker;
}

type Graphics = Phaser.GameObjects.Graphics;

/** Drawing tools of one layer: lines, areas and textured bands. */
export class Surface {
  readonly scene: Phaser.Scene;
  readonly group: Phaser.GameObjects.Container;
  readonly #graphics: Graphics[] = [];
  readonly #strips: Strips[] = [];

  /**
   * Creates the drawing tools of one layer.
   * @param group Phaser container for the layer's graphics; no other layer uses it
   */
  constructor(scene: Phaser.Scene, group: Phaser.GameObjects.Container) {
    this.scene = scene;
    this.group = group;
  }

  /** Returns a Phaser object for lines and areas. The lines and areas are erased before each frame. */
  graphics(): Graphics {
    const graphics = this.lastingGraphics();
    this.#graphics.push(graphics);
    return graphics;
  }

  /** Returns a Phaser object for lines and areas. The lines and areas stay until the layer erases them. */
  lastingGraphics(): Graphics {
    const graphics = this.scene.add.graphics();
    this.group.add(graphics);
    return graphics;
  }

  /** Returns a tool that draws textured bands and rectangles. @param texture name of the texture that it uses first */
  strips(texture = ''): Strips {
    const group = this.scene.add.container(0, 0);
    this.group.add(group);
    const strips = new Strips(this.scene, group, texture);
    this.#strips.push(strips);
    return strips;
  }

  draw(layer: Layer, frame: Frame): void {
    for (const graphics of this.#graphics) graphics.clear();
    for (const strips of this.#strips) strips.begin();
    layer(frame);
    for (const strips of this.#strips) strips.end();
  }
}

/**
 * Creates a layer from a drawing function.
 * @param take creates the layer's drawing tools once
 * @param draw draws a frame with these tools
 */
export function layerOf<Tools>(
  take: (surface: Surface) => Tools,
  draw: (tools: Tools, frame: Frame) => void,
): LayerMaker {
  return (surface) => {
    const tools = take(surface);
    return (frame) => draw(tools, frame);
  };
}

/** Creates a layer of lines and areas that stores nothing from frame to frame. */
export function drawingLayer(draw: (graphics: Graphics, frame: Frame) => void): LayerMaker {
  return layerOf((surface) => surface.graphics(), draw);
}
