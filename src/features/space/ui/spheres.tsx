// The spheres on the page as elements for mouse, touch and keyboard, with names and captions. The canvas behind them
// shows the ships.
import { capital } from '../../../laws/exact/figures';
import './spheres.css';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import { runAction } from '../../../app/ui/actions/action';
import { pause } from '../../../app/ui/actions/list';
import { type App, useApp } from '../../../app/ui/app';
import { shownBody } from '../../../app/ui/first-screen/card-strip';
import { unbroken } from '../../../app/ui/kit/formats';
import { useFrames } from '../../../app/ui/kit/frames';
import { isBrowserShortcut } from '../../../app/ui/kit/keyboard';
import { Strip } from '../../../app/ui/kit/strip';
import { colourOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import { withoutRemark } from '../../../lab/answers/words';
import { identity, type Quaternion, rotate } from '../../../laws/control/attitude/quaternion';
import { lengthOf, scaled, type Vector } from '../../../laws/control/attitude/vector';
import { type Disc, directionAt, pagePointOf, sphereRadius } from '../camera';
import { deviationText } from '../deviation';
import type { SpherePlace } from '../layout';
import { keys, pointed, rolledTowards } from '../order';
import { onPlacesChange, shownSpheres } from '../places';
import { noseAxis } from '../rules/ship';
import { type SpaceRules, spaceOf } from '../rules/space-rules';
import type { Sphere } from '../rules/sphere';
import type { SettleReport } from '../settle-report';
import { gripOf, markScaleOn } from '../target-mark';
import { figurePlace } from './figure-place';
import { whyFree } from './why-free';
import { pointingOf, shipSentence, wholeDegrees, wordsOfAxis, wordsOfOrder } from './words';

/** Rate at which the page checks whether the texts beside the ships' spheres must be redrawn. Hz */
const lookRate = 30;

interface SphereFrame {
  /** Index of the sphere among all spheres of the scene. */
  readonly n: number;
  readonly sphere: Sphere;
  readonly place: SpherePlace;
  readonly name: string;
  readonly colour: string;
  readonly verdict: string;
  /** Whether the ship of this sphere settled at its commanded attitude before all other ships. */
  readonly isFirst: boolean;
  readonly deviation: string | null;
  readonly isHinted: boolean;
}

/**
 * Returns place, texts and colours of each ship's glass sphere. Empty outside of space scenes, and before the first
 * frame.
 */
function shownIn({ session }: App, settled: (session: App['session']) => SettleReport): SphereFrame[] {
  const rules = spaceOf(session.simulation);
  const { places } = shownSpheres();
  if (rules?.spheres.length !== places.length) return [];
  const verdicts = rules.turnsFromRest ? settled(session) : null;
  const products = new Set(rules.spheres.map(({ ship }) => ship.product));
  const hinted = isHintDue({ session }) ? rules.spheres.findIndex(({ ship }) => ship.steered) : null;
  return rules.spheres.map((sphere, n): SphereFrame => {
    const { ship, meter, crates } = sphere;
    const own = () =>
      shipSentence({
        steered: ship.steered,
        isSet: !ship.isTurnedByTorque,
        crates: crates.length,
        hasCargo: sphere.hasCargo,
        hits: meter.hits,
        offArc: meter.offArc,
        mostOffArc: meter.mostOffArc,
        offArcNow: ship.offArc,
        flips: meter.flips,
        error: lengthOf(ship.error),
        follows: ship.follows,
        product: products.size > 1 ? ship.product : null,
        isGuessing: session.isGuessing,
      });
    return {
      ...{ n, sphere, place: places[n] },
      name: session.labelOf(ship.entity),
      colour: css(colourOf(session, ship.entity)),
      verdict: verdicts?.texts[n] ?? own(),
      isFirst: verdicts?.first === n,
      deviation: deviationText(session, sphere),
      isHinted: n === hinted,
    };
  });
}

const stateOf = (app: App, settled: (session: App['session']) => SettleReport) => [
  isStanding(app),
  shownBody(app),
  spaceOf(app.session.simulation)?.axis,
  ...shownIn(app, settled).flatMap(
    ({ name, colour, verdict, isFirst, deviation, isHinted, sphere: { ship } }) => [
      ...[name, colour, verdict, isFirst, deviation, isHinted, ship.steered, ship.order],
    ],
  ),
];

export function Spheres({ settled }: { readonly settled: (session: App['session']) => SettleReport }) {
  const app = useApp();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stop = onPlacesChange(() => render(0));
    // A frame may have placed them since this was rendered.
    render(0);
    return stop;
  }, []);
  const stepped = useRef<{ readonly tick: number; readonly state: readonly unknown[] } | null>(null);
  useFrames(lookRate, () => {
    const { tick } = app.session.simulation;
    if (stepped.current?.tick !== tick) stepped.current = { tick, state: stateOf(app, settled) };
    return stepped.current.state;
  });
  const shown = shownIn(app, settled);
  const hands = useRef(0);
  useEffect(() => {
    // After rewinding, a drag that was active then is released.
    if (hands.current === 0 && app.session.rewindSeconds === null) holdOn(app, false);
  });
  if (shown.length === 0) return null;
  const { strip } = shownSpheres();
  const label = 'Ships in space';
  const all = shown.map((each) => <OneSphere key={each.n} shown={each} hands={hands} />);
  return (
    <>
      {strip.pages.length > 1 ? (
        <Strip key={app.session.scene} strip={strip} label={label} chosen={shownBody(app)}>
          {all}
        </Strip>
      ) : (
        <section class="spheres" aria-label={label}>
          {all}
        </section>
      )}
      {isStanding(app) && <Standing />}
    </>
  );
}

/**
 * Smallest radius at which a sphere shows its ring for rolling. CSS pixels. A drag of this ring rolls the commanded
 * attitude.
 */
const leastRolled = 60;

const pixels = (length: number) => `${length}px`;

/** Width below which a caption under a sphere shows a shortened text. CSS pixels */
const shortenedBelow = 215;

/** Returns the result of a turn as text, cut at the second comma for a narrow caption. */
function fitted(verdict: string, { caption, side }: SpherePlace): string {
  const isNarrow = side === 'under' && caption !== null && caption.width < shortenedBelow;
  return unbroken(isNarrow ? verdict.split(', ').slice(0, 2).join(', ') : verdict);
}

/** Effect of a drag on a sphere. */
type DragKind =
  | 'nose'
  | 'roll'
  /** The drag tilts the axis about which ships turn. The scene commands such turns to all ships, in an endless loop. */
  | 'axis';

/**
 * Returns the present commanded attitude of a ship. If the scene repeats turns about an axis, returns an attitude with
 * the nose along that axis.
 * @param n index of the ship's sphere
 * @returns null if there is no ship
 */
function commandedIn(rules: SpaceRules | null, n: number): Quaternion | null {
  return rules?.axis ? pointed(identity, rules.axis) : (rules?.spheres[n]?.ship.order ?? null);
}

/**
 * Returns whether to show the hint that a sphere can be dragged: the scene's question is answered, and the player has
 * changed nothing.
 */
const isHintDue = ({ session }: Pick<App, 'session'>) => session.answer !== null && !session.canUndo;

/** Returns whether the simulation is paused before its first step. False while the player rewinds. */
const isStanding = ({ session }: App) =>
  session.playback.paused && session.simulation.tick === 0 && session.rewindSeconds === null;

function Standing() {
  const { session, viewport } = useApp();
  const { left, top, width, height } = viewport.freeBox;
  return (
    <button
      type="button"
      class="spheres-standing button filled"
      style={{ left: pixels(left + width / 2), top: pixels(top + height / 2) }}
      title="P or Space"
      onClick={() => {
        session.playback.paused = false;
      }}
    >
      Paused: go on
    </button>
  );
}

interface OneProps {
  readonly shown: SphereFrame;
  /** Reference to the number of drags that are in progress, on all spheres together. */
  readonly hands: { current: number };
}

function OneSphere({ shown, hands }: OneProps) {
  const app = useApp();
  const held = useRef<DragKind | null>(null);
  const slider = useRef<HTMLDivElement>(null);
  // True while the sphere is dragged or has the keyboard focus: its caption then says where its order points.
  const [isTold, tell] = useState(false);
  const { n, place, name, colour, verdict, isFirst, deviation, isHinted } = shown;
  const { ship } = shown.sphere;
  const { circle, caption, side, small } = place;
  const { x, y, radius } = circle;
  const axis = spaceOf(app.session.simulation)?.axis ?? null;
  // Read from the rules, because keys may come faster than renders.
  const turnedNow = () => commandedIn(spaceOf(app.session.simulation), n) ?? ship.order;
  const turned = turnedNow();
  const words = axis ? wordsOfAxis(turned) : wordsOfOrder(turned);
  const box = {
    left: pixels(x - radius),
    top: pixels(y - radius),
    width: pixels(2 * radius),
    height: pixels(2 * radius),
  };
  const drag = (event: PointerEvent) => {
    if (!held.current) return;
    const at = { x: event.clientX + app.viewport.scrolled, y: event.clientY };
    dragTo(app, held.current, directionAt(at, circle), turnedNow());
  };
  const hold = (what: DragKind) => (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    app.view.set('focus', ship.entity);
    // A touch does not move the keyboard focus, and neither does a press on the small ring.
    slider.current?.focus({ preventScroll: true });
    held.current = what;
    hands.current += 1;
    holdOn(app, true);
    tell(true);
    // A press moves the nose immediately; roll and axis only follow a drag.
    if (what === 'nose') drag(event);
  };
  const letGo = () => {
    if (!held.current) return;
    held.current = null;
    hands.current -= 1;
    holdOn(app, hands.current > 0);
    tell(false);
    app.say(words);
  };
  const hand = (what: DragKind) => ({
    onPointerDown: hold(what),
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });
  const press = (event: KeyboardEvent) => {
    const isSpace = event.key === ' ';
    const turn = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!(turn || isSpace) || isBrowserShortcut(event)) return;
    // These keys have other meanings on the page; Space does nothing on a focused sphere.
    event.preventDefault();
    event.stopPropagation();
    if (isSpace) runAction(app, pause);
    if (!turn) return;
    const next = turn(turnedNow());
    if (axis) tilt(app, rotate(noseAxis, next));
    else give(app, next);
    tell(true);
    app.say(axis ? wordsOfAxis(next) : wordsOfOrder(next));
  };
  const captionId = `ship-${n}`;
  return (
    <>
      {ship.steered ? (
        <div
          ref={slider}
          class="sphere"
          data-first={isFirst}
          style={box}
          role="slider"
          tabIndex={0}
          data-burst="arrows"
          aria-label={name}
          aria-describedby={captionId}
          aria-valuemin={-180}
          aria-valuemax={180}
          aria-valuenow={wholeDegrees(pointingOf(turned).right)}
          aria-valuetext={words}
          title={
            axis
              ? 'Drag to tilt the axis. Arrows do so by 5°.'
              : 'Drag the mark. Arrows turn it by 5°, Q and E roll it.'
          }
          onKeyDown={press}
          onBlur={() => tell(false)}
          {...(axis ? hand('axis') : hand('nose'))}
        />
      ) : (
        <div
          class="sphere unsteered"
          style={box}
          role="img"
          aria-label={`${name}. ${verdict}`}
          onPointerDown={() => app.notify(whyFree(app.session), 'info')}
        />
      )}
      {ship.steered && !axis && radius >= leastRolled && (
        <Grip at={pagePointOf(gripOf(ship.order, markScaleOn(circle)), circle)} hand={hand('roll')} />
      )}
      {axis && <Axis axis={axis} circle={circle} />}
      <DeviationLabel text={deviation} sphere={shown.sphere} circle={circle} />
      {caption && (
        <p
          id={captionId}
          class={`ship-caption ${side}${small ? ' small' : ''}`}
          style={{
            left: pixels(caption.left),
            top: pixels(caption.top),
            width: pixels(caption.width),
            height: pixels(caption.height),
          }}
        >
          <strong style={{ color: colour }} data-on-field="">
            {withoutRemark(name)}
            {isFirst && <b class="ship-first"> first</b>}
          </strong>
          <span data-on-field="">{isTold ? capital(words) : fitted(verdict, place)}</span>
          {side === 'beside' && isHinted && app.session.round.state !== 'held' && (
            <span class="ship-hint">
              {axis ? 'Drag it to tilt the axis.' : 'Drag on it to turn the ship.'}
            </span>
          )}
        </p>
      )}
    </>
  );
}

interface DeviationLabelProps {
  readonly text: string | null;
  readonly sphere: Sphere;
  readonly circle: Disc;
}

/**
 * Gaps at the ends of a thin line that joins a number to a measured line. `line`: at the measured line; `number`: to
 * the number's middle. CSS pixels
 */
const leaderGaps = { line: 3, number: 11 };

/** Label on a sphere: the ship's largest deviation from the shortest turn, as an angle. */
function DeviationLabel({ text, sphere, circle }: DeviationLabelProps) {
  const { farthest } = sphere.meter;
  const place = text !== null && farthest ? figurePlace(farthest, sphere, circle) : null;
  if (!place) return null;
  const { at, middle, isShort } = place;
  const angle = Math.atan2(at.y - middle.y, at.x - middle.x);
  const length = Math.hypot(at.x - middle.x, at.y - middle.y) - leaderGaps.line - leaderGaps.number;
  return (
    <>
      {isShort && length > 0 && (
        <i
          class="sphere-leader"
          style={{
            left: pixels(middle.x + leaderGaps.line * Math.cos(angle)),
            top: pixels(middle.y + leaderGaps.line * Math.sin(angle)),
            width: pixels(length),
            transform: `rotate(${angle}rad)`,
          }}
        />
      )}
      <b class="sphere-figure" data-on-field="" style={{ left: pixels(at.x), top: pixels(at.y) }}>
        {text}
      </b>
    </>
  );
}

interface GripProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly hand: Readonly<Record<string, unknown>>;
}

function Grip({ at, hand }: GripProps) {
  return <i class="sphere-grip" style={{ left: pixels(at.x), top: pixels(at.y) }} {...hand} />;
}

function Axis({ axis, circle }: { readonly axis: Vector; readonly circle: Disc }) {
  const [from, to] = [-sphereRadius, sphereRadius].map((length) => pagePointOf(scaled(axis, length), circle));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return (
    <i
      class="sphere-axis"
      style={{
        left: pixels(from.x),
        top: pixels(from.y),
        width: pixels(Math.hypot(dx, dy)),
        transform: `rotate(${Math.atan2(dy, dx)}rad)`,
      }}
    />
  );
}

function holdOn({ session }: App, on: boolean): void {
  if (!spaceOf(session.simulation) || spaceOf(session.simulation)?.isInputHeld === on) return;
  session.disturb(({ simulation }) => {
    const rules = spaceOf(simulation);
    if (rules) rules.isInputHeld = on;
  });
}

/** Commands all ships to turn to an attitude. The player can undo the command. */
function give({ session }: App, order: Quaternion): void {
  session.edit(({ simulation }) => spaceOf(simulation)?.order(order));
}

function dragTo(app: App, held: DragKind, direction: Vector, order: Quaternion): void {
  if (held === 'nose') give(app, pointed(order, direction));
  else if (held === 'roll') give(app, rolledTowards(order, direction));
  else tilt(app, direction);
}

function tilt({ session }: App, axis: Vector): void {
  session.edit(({ simulation }) => {
    const rules = spaceOf(simulation);
    if (rules) rules.axis = axis;
  });
}
