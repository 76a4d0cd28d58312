// The objects and functions that all parts of the page share: session, view, drawers,
// dialogs, scenarios, messages and so on.
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

/** The functions of features, such as the games and the scene editor, that the rest of the page calls. */
export interface FeaturesOfScenes {
  /**
   * Returns the function to call in a scene in place of an action's usual function. Null if the usual one is called.
   * @param id id of the action
   */
  runIn(scenario: Scenario, id: string): ((app: App) => void) | null;
  /**
   * Returns the functions that read and write links for a game. Null if there are none.
   * @param scenario scene that belongs to the game
   */
  linksFor(scenario: Scenario): LinkForm | null;
  /**
   * Resolves to the scene of an address `key=…`; null if no feature knows the key.
   * @param words part of the address after its #
   */
  readonly readLink: (words: string) => Promise<AddressedScene | null>;
  /** Runs an action of a feature. @param id id of the action */
  runAction(app: App, id: string): void;
  /** Loads the cards that features show in the dialog Games and in the gallery. */
  entries(): Promise<Entry[]>;
  /** Loads the functions for best results in saved scenes. Resolves to one object for each game. */
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
  readonly rounds: Rounds;
  readonly sound: Pick<Sound, 'on' | 'set'>;
  /** The switch for shortcuts of a single character, such as P. */
  readonly singleKeys: SingleKeys;
  /** Functions that are called when a step test (every body turns by one angle) begins. */
  readonly stepTests: Listeners;
  /** The built-in scenarios, in the order of the gallery. */
  readonly scenarios: readonly BuiltIn[];
  /** Loads the store of scenes saved on this device. Rejects with a sentence if that fails. */
  ownScenes(): Promise<OwnScenes>;
  /** Shows a message to the person. An error stays until the person closes it. */
  notify(message: string, kind: 'info' | 'error', offer?: NoticeButton): void;
  /** Shows a message with an Undo button until the next change. */
  offerUndo(message: string): void;
  /** Announces a sentence to screen readers without showing it. */
  say(sentence: string): void;
  /**
   * Fits the canvas into the part of the page without headers, bars and drawers.
   * @param glides whether the picture moves smoothly to its new place
   */
  fit(glides?: boolean): void;
  /** Reloads the page. The open scene then continues from its present state. */
  loadAgain(): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('a part of the page is rendered outside of the page');
  return app;
}

/** Whether the open scene is about pushing or spinning the bodies by hand. */
export function isAboutKnocks({ scenarios, session }: App): boolean {
  return scenarios.some(({ id, knocks }) => id === session.title && knocks);
}

/** Returns the body in focus, whose settings the page shows. */
export function inFocus({ session, view }: App): Entity {
  return focusedEntity(session, view);
}

/** Returns the control law (such as PID) by which the body in focus turns. */
export function lawOf(app: App): ControllerKind {
  const body = inFocus(app);
  return kindOf(body).controllers[body.controller.kind];
}

/** Whether a body's law is written as a text, which can be read and edited. */
export const hasTextLaw = (body: Entity): boolean =>
  kindOf(body).controllers[body.controller.kind].texts !== undefined;

/** Returns the body whose law text is shown. Null if no body has a law text. */
export function bodyWithText(app: App): Entity | null {
  const body = inFocus(app);
  return hasTextLaw(body) ? body : (app.session.entities.find(hasTextLaw) ?? null);
}

/** Runs a function. Returns the message of the error that the function throws; null if it throws none. */
export function errorMessageOf(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a function, and shows the message of any error. Returns whether it succeeded. */
export function attempt(app: App, action: () => void): boolean {
  const why = errorMessageOf(action);
  if (why !== null) app.notify(why, 'error');
  return why === null;
}
