// Edits the commands of a scenario's bodies, as data: their shared path and target, and commands of single bodies.
import { kindOf } from '../../world/simulation/entity-kinds';
import type { Place } from '../../world/simulation/place';
import type { CommandSpec, EntitySpec, Scenario } from '../../world/simulation/scenario';
import { isBeside } from './targets-beside';
import { isSameThing, type ThingRef } from './things';

const isSamePlace = ([x, y]: Place, [u, v]: Place) => x === u && y === v;

const isSamePath = (one: readonly Place[], other: readonly Place[]) =>
  one.length === other.length && one.every((place, n) => isSamePlace(place, other[n]));

/** Returns the scenario with changed commands. @param change returns the new command, or null to keep the old one */
function commanded(scenario: Scenario, change: (command: CommandSpec) => CommandSpec | null): Scenario {
  const entities = scenario.entities.map((entity) => {
    const command = entity.command && change(entity.command);
    return command ? { ...entity, command } : entity;
  });
  return { ...scenario, entities };
}

/** Returns the waypoints that a body follows; null if it follows no path. */
export function pathOfBody({ command }: EntitySpec): readonly Place[] | null {
  return command?.kind === 'follow-path' ? command.waypoints : null;
}

/**
 * Replaces a path for all bodies that follow it.
 * @param oldPath waypoints of the path to replace, m
 * @param newPath waypoints of the path that replaces it, m
 * @returns the new scenario
 */
export function withPathMoved(
  scenario: Scenario,
  oldPath: readonly Place[],
  newPath: readonly Place[],
): Scenario {
  return commanded(scenario, (command) => {
    if (command.kind !== 'follow-path' || !isSamePath(command.waypoints, oldPath)) return null;
    const { next, ...rest } = command;
    return { ...rest, waypoints: newPath, ...(next !== undefined && next < newPath.length && { next }) };
  });
}

/**
 * Moves a target place, and targets 5, 10, … or 60 m above or below it, by the same vector.
 * @param oldPlace place before the move, m
 * @param newPlace place after the move, m
 * @returns the new scenario
 */
export function withTargetMoved(scenario: Scenario, oldPlace: Place, newPlace: Place): Scenario {
  return commanded(scenario, (command) => {
    if (!('target' in command) || !isBeside(oldPlace, command.target)) return null;
    const [x, y] = command.target;
    return { ...command, target: [x + newPlace[0] - oldPlace[0], y + newPlace[1] - oldPlace[1]] };
  });
}

/** A command that a person gives to one body or several in the scene editor. */
export type Order =
  | { readonly does: 'stays' }
  | { readonly does: 'follows'; readonly waypoints: readonly Place[]; readonly loop: boolean }
  | { readonly does: 'flies' | 'points'; readonly target: Place }
  | { readonly does: 'chases'; readonly thing: ThingRef<'entities' | 'targets'> };

/**
 * Converts an order from the scene editor to a body's command. Returns null if the body would chase itself.
 * @param self reference to the body
 */
export function commandOf(order: Order, spec: EntitySpec, self: ThingRef): CommandSpec | null {
  const { travels, loops } = kindOf(spec);
  switch (order.does) {
    case 'stays':
      return { kind: 'idle' };
    case 'follows':
      return { kind: 'follow-path', waypoints: order.waypoints, ...(order.loop && loops && { loop: true }) };
    case 'flies':
    case 'points':
      return { kind: order.does === 'flies' && travels ? 'seek' : 'turn-towards', target: order.target };
    case 'chases': {
      const { list, index } = order.thing;
      if (isSameThing(order.thing, self)) return null;
      return {
        kind: travels ? 'seek' : 'turn-towards',
        quarry: list === 'entities' ? { entity: index } : { target: index },
      };
    }
  }
}

/** Returns the scenario with a new command for some bodies. @param bodies indexes of the bodies */
export function withOrder(scenario: Scenario, bodies: readonly number[], order: Order): Scenario {
  const told = new Set(bodies);
  const entities = scenario.entities.map((entity, index) => {
    const command = told.has(index) ? commandOf(order, entity, { list: 'entities', index }) : null;
    return command ? { ...entity, command } : entity;
  });
  return { ...scenario, entities };
}
