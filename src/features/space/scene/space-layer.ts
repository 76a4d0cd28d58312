// Layer that draws ships in space, above the two-dimensional layers. It has its own canvas while a
// scene in space is open.
import type Phaser from 'phaser';
import { prefersReducedMotion } from '../../../app/scene/draw/reduced-motion';
import type { Frame, LayerMaker } from '../../../app/scene/layer';
import { haltWhileLost } from '../../../app/scene/picture-lost';
import type { Session } from '../../../app/session/session';
import { colourOf } from '../../../app/view/bodies';
import type { PageBox } from '../../../app/view/viewport';
import { pageOrderOf } from '../../../lab/answers/answers';
import type { Disc } from '../camera';
import { deviationIn } from '../deviation';
import { placesOf } from '../places';
import { spaceOf } from '../rules/space-rules';
import { SpacePicture } from './space-picture';

/** Creates the canvas for scenes in space. Removes it when another kind of scene opens. */
function mountOn(
  stage: HTMLElement,
  session: Session,
  events: Phaser.Events.EventEmitter,
  gone: () => void,
): SpacePicture {
  const canvas = document.createElement('canvas');
  canvas.className = 'space-picture';
  stage.append(canvas);
  const picture = new SpacePicture(canvas);
  const stopWatching = haltWhileLost(canvas, session.playback);
  const close = () => {
    endWatch();
    events.off('destroy', close);
    gone();
    stopWatching();
    picture.dispose();
    canvas.remove();
  };
  const endWatch = session.onChange(() => {
    if (!spaceOf(session.simulation)) close();
  });
  events.once('destroy', close);
  return picture;
}

const boxAbout = ({ x, y, radius }: Disc): PageBox => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/** Layer that draws the ships in their glass spheres at their places on the page. */
export const spaceLayer: LayerMaker = ({ scene }) => {
  let picture: SpacePicture | null = null;
  return ({ session, view, viewport, lag }: Frame) => {
    const { simulation } = session;
    const rules = spaceOf(simulation);
    const stage = scene.game.canvas.parentElement;
    if (!rules || !stage) return;
    picture ??= mountOn(stage, session, scene.events, () => {
      picture = null;
    });
    const showsGhost = view.shown.ghost || rules.turnsFromRest;
    const places = placesOf(viewport, pageOrderOf(simulation));
    picture.draw({
      width: viewport.width,
      height: viewport.height,
      ratio: 1 / scene.scale.zoom,
      time: simulation.time,
      lag,
      isStill: prefersReducedMotion(),
      spheres: rules.spheres.flatMap((sphere, n) => {
        const { circle } = places[n] ?? {};
        const { entity } = sphere.ship;
        const ghost = showsGhost ? (simulation.measures.of(entity)?.turn.ghost ?? null) : null;
        const deviation = deviationIn(session, sphere);
        return circle ? [{ sphere, circle, colour: colourOf(session, entity), ghost, deviation }] : [];
      }),
    });
    view.picture.bodies = places.map((place) => place && boxAbout(place.circle));
  };
};
