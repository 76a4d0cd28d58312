// A small bar beside the selection, at a free place of the page: duplicate, remove, and more.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { type App, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { everyFrame } from '../../../app/ui/kit/frames';
import { Icon } from '../../../app/ui/kit/icon';
import { boxAbout, boxOf, grown, type PageBox } from '../../../app/view/box';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import { buildOf } from '../state/current';
import { placeOfSpot } from '../state/spots';
import { cornersOf, handlesOf, slabOf } from '../state/things';
import { duplicateAction, removeAction } from './actions';
import { freeBeside } from './free-beside';

/** Rate at which the position of the bar beside the selection is updated. Hz */
const rate = 20;

/** Gap between the bar beside the selection and the objects that the bar must not cover. CSS pixels */
const air = 6;

/** Half the drawn size of a waypoint or handle. CSS pixels */
const knob = 14;

/** Largest number of objects that the bar beside the selection avoids */
const mostAvoided = 300;

/** Returns the bounding boxes of an object on the page. CSS pixels. Empty if the object is gone. */
function boxesOf({ session, viewport }: App, ref: ThingRef): PageBox[] {
  const slab = slabOf(session, ref, viewport.zoom);
  return slab ? [grown(boxOf(cornersOf(slab).map((corner) => viewport.toPage(corner))), air)] : [];
}

/**
 * Returns the place of the upper left corner of the bar beside the selection. CSS pixels. Null if nothing is selected,
 * or if there is no room.
 * @param size width and height of the bar, CSS pixels
 */
function placeOf(app: App, size: { readonly width: number; readonly height: number }) {
  const { session, view, viewport } = app;
  const { chosen, spot } = buildOf(app);
  const waypoint = spot === null ? null : placeOfSpot(session, spot);
  const own = waypoint
    ? [boxAbout(viewport.toPage(waypoint), knob)]
    : chosen.slice(0, mostAvoided).flatMap((ref) => boxesOf(app, ref));
  if (own.length === 0) return null;
  const handles = chosen.length === 1 ? handlesOf(session, chosen[0], viewport.zoom) : [];
  const knobs = [...handles.map(({ at }) => at), ...session.commands.waypoints, session.commands.targetHold];
  const inTheWay = [
    ...buildOf(app)
      .things.slice(0, mostAvoided)
      .flatMap((ref) => boxesOf(app, ref)),
    ...knobs.map((at) => boxAbout(viewport.toPage(at), knob)),
    ...view.picture.labels,
  ];
  const corners = own.flatMap(({ left, top, width, height }) => [
    { x: left, y: top },
    { x: left + width, y: top + height },
  ]);
  return freeBeside(boxOf(corners), size, inTheWay, viewport.freeBox);
}

export function SelectionBar() {
  const app = useApp();
  const bar = useRef<HTMLDivElement>(null);
  const build = buildOf(app);
  const features = useFeatures();
  const isOfPath = typeof build.spot === 'number';
  const isThere =
    (build.chosen.length > 0 || isOfPath) &&
    build.tool === 'select' &&
    build.figures === '' &&
    build.hasField;
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const put = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const place = placeOf(app, { width, height });
      element.style.visibility = place ? '' : 'hidden';
      if (place) element.style.translate = `${Math.round(place.left)}px ${Math.round(place.top)}px`;
    };
    put();
    return everyFrame(rate, put);
  }, [isThere, isOfPath]);
  if (!isThere) return null;
  return (
    <div ref={bar} class="build-bar" role="group" aria-label="What is chosen">
      <ActionButton action={{ ...duplicateAction, buttonText: undefined }} />
      <ActionButton action={{ ...removeAction, buttonText: undefined }} />
      {isOfPath ? (
        features.at('path').map((action) => <ActionButton key={action.id} action={action} />)
      ) : (
        <button
          type="button"
          class="button icon"
          aria-label="More of what is chosen"
          title="More"
          aria-haspopup="true"
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            const [thing] = build.chosen;
            build.menu = { at: { x: left, y: bottom }, place: app.viewport.centre, thing };
          }}
        >
          <Icon sign="more" />
        </button>
      )}
    </div>
  );
}
