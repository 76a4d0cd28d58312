// What a card tells of its body now, read from the session. Free of Phaser.
import type { Session } from '../../session/session';
import type { Entity } from '../../simulation/entity-kinds';
import type { TurnCourse } from '../../simulation/meters/turn-meter';
import { turnsOf } from '../../simulation/targets/turns';
import { firstOf, lately, predictionOf, type Verdict, verdictOf } from './turn-caption';

/** How long the time axis of a curve is where nothing says so. s */
const usualAxis = 4;

/** What a card shows. */
export interface CardState {
  readonly verdict: Verdict;
  /** What theory says; null where it says nothing. */
  readonly prediction: string | null;
  /** Whether it was the first to settle. */
  readonly first: boolean;
  readonly held: boolean;
  /** The present turn; null before the first, and while the body is held. */
  readonly course: TurnCourse | null;
  /** Heading that the body is to have. rad; null without a target */
  readonly desired: number | null;
}

/** The state of every body's card, in the order of the bodies. */
export function statesOf(session: Session): CardState[] {
  const { simulation, entities } = session;
  const held = turnsOf(simulation)?.holdLeft ?? 0;
  const turns = entities.map((entity) => {
    const meter = simulation.measures.of(entity)?.turn;
    return entity.body.isFixedRotation() ? null : (meter ?? null);
  });
  const lasts = turns.map((meter) => meter?.last ?? null);
  const first = firstOf(lasts);
  return entities.map((entity, n): CardState => {
    const { error } = entity.turn;
    const isHeld = entity.body.isFixedRotation();
    const state = { ...recentOf(session, entity), error, held: isHeld ? held : null };
    return {
      verdict: verdictOf(lasts[n], state),
      prediction: predicted(session, entity),
      first: n === first,
      held: isHeld,
      course: turns[n]?.course ?? null,
      desired: desiredOf(entity),
    };
  });
}

/** Length of the time axis of the curves. s */
export function axisOf({ scenario, simulation }: Session): number {
  const turns = turnsOf(simulation);
  return scenario.cards?.seconds ?? (turns ? turns.every - turns.held : usualAxis);
}

function desiredOf(entity: Entity): number | null {
  const { target, body } = entity;
  if (!target) return null;
  const { x, y } = body.getPosition();
  return Math.atan2(target.y - y, target.x - x);
}

/** The prediction for a PD whose body has its own world with equal steps; null for any other body. */
function predicted({ simulation }: Session, entity: Entity): string | null {
  const { steps = [] } = simulation.specOf(entity);
  return steps.length === 1 ? predictionOf(entity.controller, simulation.stepRate / steps[0]) : null;
}

/** Largest magnitudes of the recent angular velocity and of the recent heading error. rad/s, rad */
function recentOf({ simulation }: Session, entity: Entity): { fastest: number; farthest: number } {
  const steps = Math.ceil(lately * simulation.stepRate);
  const most = (channel: 'omega' | 'error') =>
    simulation.measures.telemetry
      .column(entity, channel)
      .slice(-steps)
      .reduce<number>((sum, value) => Math.max(sum, Math.abs(value ?? 0)), 0);
  return { fastest: most('omega'), farthest: most('error') };
}
