// The Phaser scene: advances the session's time, moves the camera, and draws the layers.
import Phaser from 'phaser';
import crateUrl from '../../../assets/crate.svg?no-inline';
import discUrl from '../../../assets/disc.svg?no-inline';
import flameUrl from '../../../assets/flame.svg?no-inline';
import handleUrl from '../../../assets/handle.svg?no-inline';
import jetUrl from '../../../assets/jet.svg?no-inline';
import sunUrl from '../../../assets/sun.svg?no-inline';
import targetUrl from '../../../assets/target.svg?no-inline';
import { type Answer, sentenceText } from '../../lab/answers/answer';
import type { Session } from '../session/session';
import { isCrowd } from '../view/hull-size';
import { SceneWatch } from '../view/scene-watch';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import { DrawnBodies } from './bodies/drawn-body';
import { loadHulls } from './bodies/hull-art';
import { Camera } from './camera/camera';
import { cardsOf, ontoCards, zoomOf } from './cards/card-board';
import { CardHand } from './cards/card-hand';
import { loadPicture } from './draw/textures';
import type { FrameSkipper } from './frame-pacing';
import { Gestures } from './input/gestures';
import { Hand } from './input/hand';
import { type HandMaker, listenToPointers, type PointerHand } from './input/pointers';
import { Board } from './labels/board';
import { TextScale } from './labels/board-texts';
import { type FeatureLayer, type Frame, type Layer, Surface } from './layer';
import { type LayerRow, layerRows } from './layers';
import { haltWhileLost, pictureLost } from './picture-lost';
import type { PictureParts } from './picture-parts';

/** URLs of all images except those of bodies, by texture name. */
const pictures = {
  crate: crateUrl,
  disc: discUrl,
  flame: flameUrl,
  handle: handleUrl,
  jet: jetUrl,
  sun: sunUrl,
  target: targetUrl,
};

/** A layer of the picture, and the surface on which the layer draws. */
interface DrawnLayer {
  readonly layer: Layer;
  readonly surface: Surface;
  readonly row: LayerRow;
}

/** The only Phaser scene of the page. It draws in CSS pixels. */
export class SlewScene extends Phaser.Scene {
  readonly #session: Session;
  readonly #view: ViewState;
  readonly #viewport: Viewport;
  readonly #hand = new Hand();
  readonly #gestures: Gestures;
  readonly #cardHand: CardHand;
  /** Pointer handlers of features. The key is the function that created the handler. */
  readonly #hands = new Map<HandMaker, PointerHand>();
  readonly #camera: Camera;
  readonly #textScale = new TextScale();
  readonly #features: PictureParts;
  #layered: readonly FeatureLayer[] | null = null;
  readonly #frameSkipper: FrameSkipper;
  readonly #ready: () => void;
  #root!: Phaser.GameObjects.Container;
  #texts!: Phaser.GameObjects.Container;
  #layers: readonly DrawnLayer[] = [];
  #board: Board | null = null;
  #bodies!: DrawnBodies;
  #answer: {
    /** Result to which `text` belongs. */
    readonly of: Answer;
    readonly text: string;
  } | null = null;
  #fault = '';
  readonly #scenes: SceneWatch;

  /**
   * Creates the Phaser scene that draws a session.
   * @param frameSkipper decides which frames are drawn
   * @param offerUndo shows a message with an Undo button
   * @param ready called when the first frame can be drawn
   */
  constructor(
    session: Session,
    view: ViewState,
    viewport: Viewport,
    features: PictureParts,
    frameSkipper: FrameSkipper,
    offerUndo: (message: string) => void,
    ready: () => void,
  ) {
    super('slew');
    this.#session = session;
    this.#view = view;
    this.#viewport = viewport;
    this.#gestures = new Gestures(session, view, viewport, this.#hand, offerUndo);
    this.#cardHand = new CardHand(session, view, viewport, this.#hand);
    this.#camera = new Camera(session, view, viewport);
    this.#features = features;
    this.#frameSkipper = frameSkipper;
    this.#ready = ready;
    this.#scenes = new SceneWatch(view.modes);
  }

  async create(): Promise<void> {
    await Promise.all([
      ...Object.entries(pictures).map(([key, url]) => loadPicture(this.textures, key, url)),
      loadHulls(this),
    ]);
    this.#root = this.add.container(0, 0);
    this.#texts = this.add.container(0, 0);
    this.#bodies = new DrawnBodies(this.textures);
    this.#board = new Board(this, this.#texts);
    const first = () =>
      [this.#cardHand, ...this.#featureHands()].find(({ takes }) => takes) ?? this.#gestures;
    listenToPointers(this.game, first, this.#viewport, this.#hand);
    haltWhileLost(this.game.canvas, this.#session.playback);
    this.#ready();
  }

  #layer(): void {
    const added = this.#features.layers;
    if (added === this.#layered) return;
    this.#layered = added;
    this.#root.removeAll();
    this.#layers = layerRows(added).map((row) => {
      const made = this.#layers.find((layer) => layer.row === row);
      const surface = made?.surface ?? new Surface(this, this.add.container(0, 0));
      this.#root.add(surface.group);
      return made ?? { row, layer: row.make(surface), surface };
    });
    this.#root.add(this.#texts);
  }

  /** Advances the session and draws a frame. An error stops time and shows a message. */
  override update(_time: number, delta: number): void {
    try {
      const { renderer } = this.game;
      // Needed if a person resumes time without a picture.
      if ('contextLost' in renderer && renderer.contextLost) this.#session.playback.halt(pictureLost);
      this.#frame(delta);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const { playback } = this.#session;
    const reason = error instanceof Error ? error.message : String(error);
    if (playback.halted === null)
      playback.halt(`The picture of this scene cannot be drawn: ${reason}. Choose another scene.`);
    // An error that repeats in every frame is logged once.
    if (reason !== this.#fault) console.error(error);
    this.#fault = reason;
  }

  #frame(delta: number): void {
    // The images are still being loaded.
    if (!this.#board) return;
    this.#layer();
    const session = this.#session;
    const fraction = this.#advance(delta);
    for (const hand of this.#featureHands()) hand.wait?.(performance.now());
    this.#root.setScale(this.game.scale.width / this.#viewport.width);
    const inWorld = this.#bodies.pose(session, fraction);
    const clock = this.game.loop.time / 1000;
    const textScale = this.#textScale.at(clock);
    const cards = cardsOf(session, this.#viewport, textScale);
    this.#cardHand.board = cards;
    if (cards) this.#viewport.centreOn({ x: 0, y: 0 }, zoomOf(cards), 0);
    else this.#camera.update(inWorld, delta / 1000, this.#gestures.holding || session.building);
    if (!this.#frameSkipper.drawing) return;
    const style = this.#features.styleOf(session.scenario);
    const { alone } = this.#view;
    const visible = alone ? new Map([...inWorld].filter((_, place) => alone.includes(place))) : inWorld;
    const bodies = cards ? ontoCards(cards, visible, this.#viewport) : visible;
    this.#bodies.place(bodies, session, this.#viewport, style, cards?.dial ?? null);
    if (this.#scenes.isNew(session)) this.#board.beginScene();
    this.#board.begin({
      free: this.#viewport.freeBox,
      hulls: Array.from(bodies.values(), ({ box }) => box).filter((box) => box !== null),
      textScale,
      clock,
      still: session.isStill,
      held: !session.round.runs,
    });
    const frame: Frame = {
      session,
      view: this.#view,
      viewport: this.#viewport,
      hand: this.#hand,
      mode: this.#view.modes.of(session.scenario),
      style,
      labels: this.#board,
      cards,
      bodies,
      crowd: isCrowd(bodies.size),
      answer: session.answer,
      lag: (1 - fraction) / session.simulation.stepRate,
      clock,
    };
    this.#show(frame, this.#board);
  }

  /**
   * Advances the session. Returns the interpolation fraction: 0 before the last step, 1 after.
   * @param delta real time since the last frame, ms
   */
  #advance(delta: number): number {
    const session = this.#session;
    const { simulation, playback } = session;
    const before = simulation.tick;
    const began = performance.now();
    const fraction = session.advance(delta / 1000);
    const spent = performance.now() - began;
    this.#frameSkipper.spend(spent);
    const steps = simulation.tick - before;
    if (!session.isStill && playback.pace === 1)
      session.noteFrame({
        elapsed: delta / 1000,
        steps,
        isDrawn: this.#frameSkipper.drawing,
        spent: spent / 1000,
      });
    return fraction;
  }

  /** Draws a frame with all layers. Then saves the places of the drawn texts and bodies in the view state. */
  #show(frame: Frame, board: Board): void {
    const { session, bodies, cards, answer } = frame;
    this.#draw(frame);
    // In the order of the entities, some of which may not be shown.
    const boxes = session.entities.map((entity) => bodies.get(entity)?.box ?? null);
    this.#view.take({
      labels: board.draw(),
      answer: this.#answerText(answer),
      isMoved: this.#viewport.isMoved && !cards && !frame.mode.takes.includes('picture'),
      cardStrip: cards?.strip ?? null,
      ...(!frame.mode.takes.includes('picture') && { bodies: boxes }),
    });
  }

  #answerText(answer: Answer | null): string | null {
    if (this.#answer?.of !== answer)
      this.#answer = answer && {
        of: answer,
        text: [sentenceText(answer.phrases), answer.right, answer.isOfLastTurn].join('\n'),
      };
    return this.#answer?.text ?? null;
  }

  #featureHands(): PointerHand[] {
    return this.#features.hands.map((make) => {
      const parts = { session: this.#session, view: this.#view, viewport: this.#viewport };
      const hand = this.#hands.get(make) ?? make({ ...parts, gestures: this.#gestures });
      this.#hands.set(make, hand);
      return hand;
    });
  }

  #draw(frame: Frame): void {
    const present = frame.crowd ? 'crowd' : 'few';
    const isOwn = frame.mode.takes.includes('picture');
    for (const { layer, surface, row } of this.#layers) {
      const isOver = (row.world && frame.cards) || (row.timed && frame.session.building);
      const isOfThis = isOwn === (row.picture ?? false) && !isOver;
      const drawn = isOfThis && (row.of ?? present) === present;
      surface.group.setVisible(drawn);
      if (drawn) surface.draw(layer, frame);
    }
  }
}
