import { turnsOf } from '../../simulation/targets/turns';
import { colourOf } from '../../view/bodies';
import { drawClamp, drawCurve, drawDial, drawFrames, drawJump, drawNose, drawTarget } from './card-drawing';
import { drawMarks } from './card-marks';
import { axisOf, statesOf } from './card-state';
import { writeCards } from './card-texts';
import { peakOf } from './card-trace';

/** A trace is looked at afresh once in so many frames while time passes, because measuring goes through the whole turn. */
const everyFrames = 2;
/** Whether dials and curves would look the same. States are made anew when they change. */
function isSamePicture(a, b) {
  const hasSameColours = a.colours.every((colour, n) => colour === b.colours[n]);
  return a.states === b.states && a.cards === b.cards && hasSameColours;
}
export const cardLayer = (surface) => {
  // Dials and curves, drawn anew only when there is something new to draw.
  const graphics = surface.lastingGraphics();
  // What stands beside texts.
  const flags = surface.graphics();
  const states = new States();
  /** What the dials and curves were drawn from last; null where there are none. */
  let drawn = null;
  return (frame) => {
    const { cards, session } = frame;
    if (!cards) {
      if (drawn) graphics.clear();
      drawn = null;
      return;
    }
    const now = {
      cards,
      states: states.now(session),
      colours: cards.shown.map(({ entity }) => colourOf(session, entity)),
    };
    if (!drawn || !isSamePicture(drawn, now)) drawCards(graphics, frame, now);
    drawn = now;
    writeCards(frame, cards, now.states, flags);
    drawMarks(frame, cards, now.states, flags, axisOf(session));
  };
};
/** The states of all cards. While time passes they are a frame old at most. */
class States {
  #simulation = null;
  #tick = 0;
  #frames = 0;
  #all = [];
  now(session) {
    const { simulation, playback } = session;
    this.#frames += 1;
    const isKnown = this.#simulation === simulation && this.#all.length === session.entities.length;
    const isFresh = this.#tick === simulation.tick;
    if (isKnown && (isFresh || (!playback.paused && this.#frames % everyFrames !== 0))) return this.#all;
    this.#simulation = simulation;
    this.#tick = simulation.tick;
    this.#all = statesOf(session);
    return this.#all;
  }
}
function drawCards(graphics, frame, { cards, states, colours }) {
  const { session } = frame;
  graphics.clear();
  const { simulation } = session;
  const turns = turnsOf(simulation);
  const since = turns?.sinceJump ?? null;
  const shared = {
    axis: axisOf(session),
    peak: Math.max(1, ...states.map(({ course }) => (course ? peakOf(course) : 0))),
    from: turns && since !== null ? simulation.time - since - turns.began : null,
  };
  cards.shown.forEach(({ entity, card }, n) => {
    drawFace(graphics, frame, entity, card.dial, states[n], { axis: shared.axis, colour: colours[n] });
    if (card.curve) drawTurn(graphics, frame, n, card.curve, states[n], { ...shared, colour: colours[n] });
  });
}
/** What a dial shows. */
function drawFace(
  graphics,
  { session, bodies, viewport },
  entity,
  dial,
  { course, desired, held },
  { axis, colour },
) {
  drawDial(graphics, dial);
  if (desired !== null) {
    if (course) {
      drawNose(graphics, { course, desired, dial, axis, colour });
      if (session.scenario.cards?.curve === 'motor') drawJump(graphics, dial, desired, course.step);
    }
    drawTarget(graphics, dial, desired);
  }
  const body = bodies.get(entity);
  if (held && body) drawClamp(graphics, dial, body.angle, viewport.zoom * entity.build.size);
}
/** The small curve, and the frames under it. */
function drawTurn(graphics, frame, n, box, { course }, { axis, peak, from, colour }) {
  const { curve = 'error', frames } = frame.session.scenario.cards ?? {};
  drawCurve(graphics, box, { course, axis, colour, curve, peak });
  if (!frames || from === null) return;
  const { stepRate } = frame.session.simulation;
  drawFrames(graphics, box, { pattern: patternOf(frame, n), stepRate, from, axis });
}
/** The frames under a card: those of the body's own world, or of the first world whose frames differ. */
function patternOf({ session: { simulation } }, n) {
  const patterns = simulation.entities.map((entity) => simulation.specOf(entity).steps ?? [1]);
  return patterns[n].length > 1 ? patterns[n] : (patterns.find(({ length }) => length > 1) ?? [1]);
}
