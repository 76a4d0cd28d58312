// What the parts of the page share: session, view, viewport, drawers, dialogs, scenarios, and messages to the person.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BuiltIn } from '../../lab/scenarios';
import type { ControllerKind } from '../../laws/control/controllers';
import { type Entity, kindOf } from '../../world/simulation/entity-kinds';
import type { Scenario } from '../../world/simulation/scenario';
import type { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import type { Entry, KeptBests } from '../view/entry';
import { focusedEntity, type ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { OwnScenes } from './saved/own-scenes';
import type { Addressed, LinkForm } from './sharing/link-form';
import type { Sound } from './sound/sound';
import type { Dialogs } from './state/dialogs';
import type { DrawerState } from './state/drawers';
import type { Messages, Offer } from './state/messages';
import type { SingleKeys } from './state/single-keys';

/** The features, as functions without the page's context ask them. */
export interface FeaturesOfScenes {
  /** Returns the function that replaces an action in a scene; null for none. */
  runIn(scenario: Scenario, id: string): ((app: App) => void) | null;
  /** Returns the links of the feature that plays a scene; null for none. */
  linksFor(scenario: Scenario): LinkForm | null;
  /** Reads the words of an address `key=…` by the feature with the field of that key. Null for other words. */
  readonly readLink: (words: string) => Promise<Addressed | null>;
  /** Loads the entries of Play and of the gallery. */
  entries(): Promise<Entry[]>;
  /** Loads the results that features keep with the scenes of a person. */
  keptBests(): Promise<KeptBests[]>;
}

export interface App {
  readonly session: Session;
  readonly features: FeaturesOfScenes;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly drawers: DrawerState;
  readonly dialogs: Dialogs;
  readonly messages: Messages;
  readonly sound: Pick<Sound, 'on' | 'set'>;
  /** Whether shortcuts of a single character are on. */
  readonly singleKeys: SingleKeys;
  /** Told of every step test that begins. */
  readonly stepTests: Listeners;
  /** The built-in scenarios, in the order of the picker. */
  readonly scenarios: readonly BuiltIn[];
  /** Loads the scenes that a person keeps on this device. Rejects with a sentence where that fails. */
  ownScenes(): Promise<OwnScenes>;
  /** Shows a sentence to the person; errors stay until they are closed, what offers something stays longer. */
  notify(message: string, kind: 'info' | 'error', offer?: Offer): void;
  /** Says a sentence to whoever listens instead of looking; it is not shown. */
  say(sentence: string): void;
  /** Tells the viewport which part of the page is free. @param glides whether the picture takes a moment to get there */
  fit(glides?: boolean): void;
  /** Loads the page again with the scene as it is now. */
  loadAgain(): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('a part of the page is rendered outside of the page');
  return app;
}

/** The body in focus. */
export function inFocus({ session, view }: App): Entity {
  return focusedEntity(session, view);
}

/** The turn law of the body in focus. */
export function lawOf(app: App): ControllerKind {
  const body = inFocus(app);
  return kindOf(body).controllers[body.controller.kind];
}

/** Whether a body's law is a text, to be read and edited. */
export const hasTextLaw = (body: Entity): boolean =>
  kindOf(body).controllers[body.controller.kind].texts !== undefined;

/** The body whose law's text is shown: the one in focus, or the first other one; null where no body has such a law. */
export function bodyWithText(app: App): Entity | null {
  const body = inFocus(app);
  return hasTextLaw(body) ? body : (app.session.entities.find(hasTextLaw) ?? null);
}

/** Why something is refused; null when it was done. */
export function refusalOf(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Does something that may be refused; a refusal is shown to the person. True when it was done. */
export function attempt(app: App, action: () => void): boolean {
  const why = refusalOf(action);
  if (why !== null) app.notify(why, 'error');
  return why === null;
}
