// A crowd: the wakes, plumes and hulls of hundreds or thousands of bodies, in a few calls of the renderer.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { isCrowd } from '../bodies/detail';
import { centreOf, drawnArt } from '../bodies/hull-art';
import { eachPlume, type PlumePicture, plumePictures } from '../bodies/plume-layer';
import { Strips } from '../draw/strips';
import { arcPoints, strokePolyline } from '../draw/strokes';
import type { Frame, Layer } from '../layer';
import { CrowdHulls } from './hulls';
import { Wakes } from './wakes';

/** Plumes have their own colours. */
const white = 0xffffff;

/** The ring round the chosen body: its radius (m, at size 1; CSS pixels at least) and its width (CSS pixels). */
const ring = { radius: 5, leastPx: 14, widthPx: 2 };

export class CrowdLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #wakes: Wakes;
  readonly #plumes: Readonly<Record<PlumePicture, Strips>>;
  readonly #hulls: CrowdHulls;
  readonly #ring: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    // From back to front. Each has a group of its own, to which it adds strips as the crowd grows.
    const [wakes, plumes, hulls] = [0, 1, 2].map(() => scene.add.container(0, 0));
    parent.add([wakes, plumes, hulls]);
    this.#wakes = new Wakes(scene, wakes);
    this.#plumes = {
      exhaust: new Strips(scene, plumes, plumePictures.exhaust.key),
      jet: new Strips(scene, plumes, plumePictures.jet.key),
    };
    this.#hulls = new CrowdHulls(scene, hulls);
    this.#ring = scene.add.graphics();
    parent.add(this.#ring);
  }

  draw(frame: Frame): void {
    const drawn = isCrowd(frame.poses.size);
    this.#wakes.begin();
    this.#plumes.exhaust.begin();
    this.#plumes.jet.begin();
    this.#hulls.begin();
    if (drawn) {
      this.#wakes.draw(frame);
      this.#drawPlumes(frame);
      this.#drawHulls(frame);
    }
    this.#wakes.lay();
    this.#plumes.exhaust.lay();
    this.#plumes.jet.lay();
    this.#hulls.lay();
    this.#ring.clear();
    if (drawn) this.#markChosen(frame);
  }

  /** Nothing is written beside one of a crowd, so the one that was chosen has a ring. */
  #markChosen({ view: { focus }, viewport, poses }: Frame): void {
    const pose = focus && poses.get(focus);
    if (!pose) return;
    const radius = Math.max(ring.leastPx, ring.radius * focus.build.size * viewport.zoom);
    this.#ring.lineStyle(ring.widthPx, palette.label);
    strokePolyline(this.#ring, arcPoints(viewport.toPage(centreOf(focus, pose)), radius));
  }

  #drawPlumes(frame: Frame): void {
    eachPlume(frame, (picture, x, y, angle, length, width, alpha) => {
      const { origin } = plumePictures[picture];
      const edges = {
        left: -origin * length,
        right: (1 - origin) * length,
        top: -width / 2,
        bottom: width / 2,
      };
      this.#plumes[picture].box(x, y, angle, edges, white, alpha);
    });
  }

  #drawHulls({ session, view, viewport, poses, hulls }: Frame): void {
    const face = view.faces.of(session.scenario);
    for (const [entity, pose] of poses) {
      if (!hulls.has(entity)) continue;
      const look = face?.look?.(session, entity);
      const art = drawnArt(this.#scene.textures, entity, look?.art);
      const alpha = face?.opacity?.(session, entity) ?? 1;
      const colour = look?.colour ?? colourOf(session, entity);
      this.#hulls.add(entity, pose, viewport, { art, colour, alpha, enlarged: look?.scale });
    }
  }
}
