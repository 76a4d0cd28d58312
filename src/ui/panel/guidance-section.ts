// The panel's section for guidance: the guidance law and the drive of the body in focus.
import type { GUI } from 'lil-gui';
import type { Choice } from '../../control/tunable';
import { type DriveName, driveChoice } from '../../entities/drive';
import { type GuidanceKind, type GuidanceName, guidanceKinds } from '../../entities/guidance/guidance';
import { type EntityName, kindOf } from '../../simulation/entity-kinds';
import { focusedEntity } from '../../view/view-state';
import type { App } from '../app';
import { addChoice, addSlider, addSwitch } from './gui-rows';

const kinds: Readonly<Record<GuidanceName, GuidanceKind>> = guidanceKinds;

/** The guidance laws for an entity kind: none if it cannot be guided, and none that needs flight if it does not travel. */
export function lawsFor(kind: EntityName): GuidanceName[] {
  const { guided, travels } = kindOf({ kind });
  if (!guided) return [];
  const laws = Object.keys(kinds) as GuidanceName[];
  return laws.filter((law) => travels || !kinds[law].needsFlight);
}

/** Whether there are guidance laws for the body in focus. */
export function hasGuidance({ session, view }: App): boolean {
  return lawsFor(focusedEntity(session, view).kind).length > 0;
}

/** What decides which rows the section has. */
export function guidanceShape({ session, view }: App): string {
  return focusedEntity(session, view).guidance.kind;
}

/** Builds the rows of the guidance of the body in focus. */
export function buildGuidance(app: App, gui: GUI): void {
  const { session } = app;
  const entity = () => focusedEntity(session, app.view);
  const laws = Object.fromEntries(lawsFor(entity().kind).map((kind) => [kinds[kind].label, kind]));
  const { help, source, tunables } = kinds[entity().guidance.kind];
  const law = addChoice(app, gui, 'Law', laws, `${help} ${source}.`, {
    get: () => entity().guidance.kind,
    set: (kind) => session.edit((_, body) => body.guide({ kind: kind as GuidanceName }), entity()),
  });
  law.domElement.dataset.key = 'guidance';
  for (const row of tunables) {
    addSlider(app, gui, row, {
      get: () => Number((entity().guidance as Readonly<Record<string, unknown>>)[row.key] ?? row.initial),
      set: (value) => session.edit((_, body) => body.guide({ ...body.guidance, [row.key]: value }), entity()),
    });
  }
  const drive = addChoice(app, gui, driveChoice.label, optionsOf(driveChoice), driveChoice.help, {
    get: () => entity().drive,
    set: (name) =>
      session.edit((_, body) => {
        body.drive = name as DriveName;
      }, entity()),
  });
  drive.domElement.dataset.key = driveChoice.key;
  if (!kindOf(entity()).throttled) return;
  const easing =
    'A missile that flew past slows down until it can turn back to its target. Off: it keeps its speed, and may circle for ever.';
  addSwitch(app, gui, 'Ease throttle after a miss', '', easing, {
    get: () => entity().easesThrottle,
    set: (on) =>
      session.edit((_, body) => {
        body.easesThrottle = on;
      }, entity()),
  });
}

function optionsOf({ options }: Choice): Record<string, string> {
  return Object.fromEntries(options.map(({ value, label }) => [label, value]));
}
