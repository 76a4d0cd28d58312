// Everything that parts of the page share: session, view, drawers, dialogs, scenarios, messages and so on.
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
import type { AddressedScene, LinkForm } from './sharing/link-form';
import type { Sound } from './sound/sound';
import type { Dialogs } from './state/dialogs';
import type { DrawerState } from './state/drawers';
import type { Messages, NoticeButton } from './state/messages';
import type { Rounds } from './state/rounds';
import type { SingleKeys } from './state/single-keys';

/** The part of `Features` that functions without a component context may call. */
export interface FeaturesOfScenes {
  /** Returns a feature's replacement for an action in its scenes; null if there is none. */
  runIn(scenario: Scenario, id: string): ((app: App) => void) | null;
  /** Returns how the scene's feature makes links; null without a feature. */
  linksFor(scenario: Scenario): LinkForm | null;
  /** Reads an address `key=…` by the feature whose field has that key. Null for other addresses. */
  readonly readLink: (words: string) => Promise<AddressedScene | null>;
  /** Runs an action of a feature by id. */
  runAction(app: App, id: string): void;
  /** Loads the entries of Play and the gallery. */
  entries(): Promise<Entry[]>;
  /** Loads the feature functions that handle best results in saved scenes. */
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
  /** Waiting for a guess, and holding of answers. */
  readonly rounds: Rounds;
  readonly sound: Pick<Sound, 'on' | 'set'>;
  /** Whether shortcuts of a single character are on. */
  readonly singleKeys: SingleKeys;
  /** Listeners to call when a step test begins. */
  readonly stepTests: Listeners;
  /** The built-in scenarios, in the order of the gallery. */
  readonly scenarios: readonly BuiltIn[];
  /** Loads the store of scenes saved on this device. Rejects with a sentence if that fails. */
  ownScenes(): Promise<OwnScenes>;
  /**
   * Shows a message to the person. An error stays until the person closes it. A message with a button stays
   * longer than others.
   */
  notify(message: string, kind: 'info' | 'error', offer?: NoticeButton): void;
  /** Says what was replaced or removed, and offers to undo it until something else changes. */
  offerUndo(message: string): void;
  /** Announces a sentence to screen readers without showing it. */
  say(sentence: string): void;
  /**
   * Updates the free part of the page after its parts changed.
   * @param glides whether the picture glides to its new place
   */
  fit(glides?: boolean): void;
  /** Reloads the page with the present state of the scene. */
  loadAgain(): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('a part of the page is rendered outside of the page');
  return app;
}

/** Whether the scene is about what shoves and spins do to its bodies. */
export function isAboutKnocks({ scenarios, session }: App): boolean {
  return scenarios.some(({ id, knocks }) => id === session.title && knocks);
}

/** Returns the body in focus. */
export function inFocus({ session, view }: App): Entity {
  return focusedEntity(session, view);
}

/** Returns the turn law of the body in focus. */
export function lawOf(app: App): ControllerKind {
  const body = inFocus(app);
  return kindOf(body).controllers[body.controller.kind];
}

/** Whether a body's law is written as a text, which can be read and edited. */
export const hasTextLaw = (body: Entity): boolean =>
  kindOf(body).controllers[body.controller.kind].texts !== undefined;

/** Returns the body whose law text is shown: the one in focus, or else the first with a text; null if there is none. */
export function bodyWithText(app: App): Entity | null {
  const body = inFocus(app);
  return hasTextLaw(body) ? body : (app.session.entities.find(hasTextLaw) ?? null);
}

/** Runs a function. Returns the message of its error; null if it succeeded. */
export function errorMessageOf(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a function. Returns true if it succeeded. Shows its error to the person otherwise. */
export function attempt(app: App, action: () => void): boolean {
  const why = errorMessageOf(action);
  if (why !== null) app.notify(why, 'error');
  return why === null;
}
