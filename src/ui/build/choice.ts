// What is chosen while a scene is built, and which tool is held.
import { type ThingRef, thingIn } from '../../files/edit-scenario';
import type { EntityName } from '../../simulation/entity-kinds';
import type { ObstacleKind } from '../../simulation/obstacle';
import type { App } from '../app';

export type BuildTool = 'select' | EntityName | ObstacleKind | 'path' | 'target' | 'gate';

const state: { chosen: readonly ThingRef[]; tool: BuildTool; snap: boolean; keeps: boolean } = {
  chosen: [],
  tool: 'select',
  snap: true,
  keeps: false,
};

export const chosenIn = ({ session }: Pick<App, 'session'>): readonly ThingRef[] =>
  state.chosen.filter((ref) => thingIn(session.scenario, ref));

export function choose({ session, view }: App, chosen: readonly ThingRef[]): void {
  state.chosen = chosen;
  const body = chosen.find(({ list }) => list === 'entities');
  if (body) view.set('focus', session.entities[body.index] ?? null);
  view.redraw();
}

export const toolOf = (_: App): BuildTool => state.tool;

export function take({ view }: App, tool: BuildTool, keeps = false): void {
  Object.assign(state, { tool, keeps });
  view.redraw();
}

export const snaps = (_: App): boolean => state.snap;

export function setSnap({ view }: App, snap: boolean): void {
  state.snap = snap;
  view.redraw();
}
