// The registry of features (optional parts such as games): their actions, shown from the start,
// and their code, loaded later.
import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { ThingRef } from '../../lab/files/edit-scenario';
import { type Field, fieldOf } from '../../lab/files/field';
import { notLoaded } from '../../lab/files/late-parts';
import type { ListName, Lists } from '../../lab/files/things';
import type { BodyLaw } from '../../laws/export/code';
import type { startingText } from '../../laws/export/own/starting-text';
import type { Point } from '../../world/entities/command';
import type { Place as WorldPlace } from '../../world/simulation/place';
import type { Scenario } from '../../world/simulation/scenario';
import type { Simulation } from '../../world/simulation/simulation';
import { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import type { Entry, KeptBests, Medal } from '../view/entry';
import type { PlayedField } from '../view/mode';
import { type Action, runAction } from './actions/action';
import type { App, FeaturesOfScenes } from './app';
import { NotLoaded } from './kit/late';
import type { ownConsole } from './saved/console';
import type { ownScenesOf } from './saved/open-store';
import type { Clips } from './sharing/clips';
import type { AddressedScene, LinkForm } from './sharing/link-form';
import type { SoundSource } from './sound/sound';
import type { Synth } from './sound/synth';

// `lead link`: before the links, the first action that leads in the scene.
// `scene`: no button, but the key works in the feature's scenes, also in a frame.
// `path`: beside the path of a scene that is being built.
/** Name of a place on the page where buttons of features appear. */
export type ActionSpot =
  | ('lead link' | 'links' | 'page menu' | 'law menu' | 'files menu')
  | ('law line' | 'law more')
  | ('gallery' | 'own scene')
  | ('scene' | 'path');

// `building`: only while a scene is being built. `scene`: only in the feature's scenes.
// `scene task`: only in scenes with a law that is a text. It stands under the question: what is asked, and how far one is.
// `scene field` lies over the field and comes first for the Tab key. `scene hero` is the main control.
// `scene figures` has figures and cards. `scene settings` is a section of Tune.
// `scene key` explains the signs in the feature's picture.
/** Name of a place on the page where features put components, such as a drawer. */
export type PartSpot =
  | ('law drawer' | 'tune drawer' | 'measure drawer' | 'saved sign' | 'today chip' | 'today rows')
  | ('scene task' | 'scene field' | 'scene hero' | 'scene figures' | 'scene settings' | 'scene key')
  | ('building played' | 'building news' | 'building watch')
  | ('building name' | 'building question' | 'building bars' | 'building field')
  | ('building list' | 'building drawer');

/** A control law that a dialog shows as code. `who` is the title of the dialog. */
export interface LabelledLaw extends BodyLaw {
  readonly who: string;
  /** Text that tells the source of the numbers in the shown code. */
  readonly numbers: string;
}

/** Functions of `window.slew` that change a scene in the scene editor (documented in docs/console.md). */
export interface SceneChanges {
  things(): { list: ListName; index: number; name: string; spec: unknown }[];
  add<Name extends ListName>(list: Name, spec: Lists[Name]): ThingRef;
  change<Name extends ListName>(list: Name, index: number, fields: Partial<Lists[Name]>): void;
  remove(refs: readonly ThingRef[]): void;
  duplicate(refs: readonly ThingRef[], by: WorldPlace): ThingRef[];
  chosen(): ThingRef[];
  choose(refs: readonly ThingRef[]): void;
  /** Returns the places of the drag handles of the selected objects. CSS pixels on the page */
  handles(): (ThingRef & Point & { part: string })[];
}

/** Functions and data of the scene editor that the rest of the page uses. */
export interface Building {
  /** The actions with shortcuts in the scene editor. */
  readonly actions: readonly Action[];
  /**
   * Opens or closes the scene editor. Resolves when the scene can be changed. Rejects if the scene cannot be edited.
   * @param on true to open the editor
   */
  begin(app: App, on: boolean): Promise<void>;
  /** Opens a new scene in the scene editor. @param byKeys whether the list of the scene's objects takes the focus */
  openNew(app: App, byKeys: boolean): void;
  /** Returns the title of the Tune drawer in the scene editor: the name of the selected objects. */
  titleOf(app: App): string;
  changes(app: App): SceneChanges;
}

/** Functions and objects that features provide to other parts of the page. Each is found by its name. */
export interface Services {
  /** Opens a dialog that shows the code of a control law. */
  showCode(app: App, law: LabelledLaw): void;
  /**
   * Returns the focused body's law as code. Throws if the law has no code.
   * @param target id of the language or engine
   */
  codeFile(app: App, target: string): string;
  codeTargets(app: App): { id: string; label: string; checked: boolean; inEngine: boolean }[];
  /** Returns a built-in control law as editable text. A person can start from it to write a new law. */
  readonly startingText: typeof startingText;
  readonly building: Building;
  /** Returns the store of scenes saved on this device. */
  readonly ownScenesOf: typeof ownScenesOf;
  readonly ownConsole: typeof ownConsole;
  /** Makes the page save scenes automatically while the person edits them in the scene editor. */
  saveWhileBuilding(app: App): Promise<void>;
  newSynth(context: AudioContext): Synth;
  readonly clips: Clips;
  readonly keptBests: KeptBests;
  /**
   * Finds the medal times of a course of gates by simulated flights. Rejects with an error whose message is a sentence.
   * @returns the result as plain data
   */
  prove(scenario: Scenario): Promise<unknown>;
  /**
   * Commands bodies in space to turn to an attitude, [x, y, z, w]. Must be called within an edit of the session. Throws
   * RangeError for an invalid quaternion.
   */
  order(simulation: Simulation, attitude: readonly number[]): void;
}

/** An action that a feature adds to the page. */
export interface FeatureAction extends Omit<Action, 'run'> {
  readonly spots: readonly ActionSpot[];
  /**
   * Returns whether the action's button may be shown beside the Share button now. True if this function is left out.
   */
  leads?(app: App): boolean;
}

/** The question at the top of the page, and the hint below the question. */
export interface SceneWords {
  readonly question: string;
  readonly hint: string;
}

/** Result of a game, as texts for clips, cards and messages. */
export interface ShownResult {
  /** Name of the game and of the level that was played, such as "Par · Slalom". */
  readonly title: string;
  /** The result as a number, such as "9.82 s". */
  readonly figure: string;
  readonly medal: Medal | null;
  /** Text beside the number of the result, such as "silver"; may be empty. */
  readonly beside: string;
  /** The result of the game as a sentence. */
  readonly line: string;
  /** Sentence with which a person invites others to a game, such as "Can you beat it?" */
  readonly challenge: string;
}

/** Functions that a feature provides for its own scenes, such as the scenes of a game. */
export interface SceneFunctions {
  readonly listen?: SoundSource;
  /** Returns a text that screen readers announce on each change; empty if none. */
  announcement?(): string;
  /** Returns question and hint that replace those of the scene; null to keep the scene's. */
  words?(session: Session): SceneWords | null;
  /** Returns the result of the run that has just ended; null before the end. */
  result?(session: Session): ShownResult | null;
  readonly links?: LinkForm;
}

/** The code of a feature, loaded when it is needed. */
export interface LoadedFeature {
  /** Functions that run the feature's actions, by action id. */
  readonly run: Readonly<Record<string, (app: App) => void>>;
  readonly parts?: Readonly<Partial<Record<PartSpot, ComponentType>>>;
  readonly services?: Readonly<Partial<Services>>;
  readonly entry?: Entry;
  readonly playing?: SceneFunctions;
}

/** A table of the help: gestures and their effects under a title. */
export interface HelpTable {
  readonly title: string;
  readonly rows: readonly (readonly [gesture: string, effect: string])[];
}

/** Description of a feature of the page, with a function that loads the code. */
export interface PageFeature<Loaded extends LoadedFeature = LoadedFeature> {
  /** Name of the feature in messages, such as "The workshop". */
  readonly label: string;
  readonly actions: readonly FeatureAction[];
  /** Services and page parts that the feature provides; `entry` means gallery cards. */
  readonly gives?: readonly (PartSpot | keyof Services | 'entry')[];
  readonly help?: HelpTable;
  /** Whether the feature is only loaded when needed. */
  readonly isLarge?: true;
  /** Description of the scenes of the feature. Left out if there are none. */
  readonly plays?: PlayedField;
  /** Loads the feature's code and starts it on the page. */
  load(app: App): Promise<Loaded>;
}

/** Loads the optional parts of the page, such as games. */
export class Features<Loaded extends LoadedFeature = LoadedFeature> implements FeaturesOfScenes {
  /** The actions of all features. Running an action first loads the feature's code. */
  readonly actions: readonly (Action & FeatureAction)[];
  /**
   * One entry for each feature with its own scenes, such as a game. Each entry tells how the page behaves in these
   * scenes.
   */
  readonly played: readonly PlayedField[];
  readonly #fields: readonly Field[];
  readonly #all: readonly PageFeature<Loaded>[];
  readonly #loading = new Map<PageFeature<Loaded>, Promise<Loaded>>();
  readonly #loaded = new Map<PageFeature<Loaded>, Loaded>();
  readonly #listeners = new Listeners();
  #app: App | null = null;

  constructor(all: readonly PageFeature<Loaded>[] = []) {
    this.#all = all;
    this.played = all.flatMap(({ plays }) => plays ?? []);
    this.#fields = this.played.map(({ field }) => field);
    this.actions = all.flatMap((feature) =>
      feature.actions.map((row) => ({
        ...row,
        run: (app: App) => void this.#for(app, feature).then((loaded) => loaded?.run[row.id](app)),
      })),
    );
  }

  /** Connects the registry of features to the page. Must be called before a feature is loaded. */
  begin(app: App): void {
    this.#app = app;
  }

  /** The loaded features, in the order in which they were loaded. */
  get loaded(): readonly Loaded[] {
    return [...this.#loaded.values()];
  }

  /** Returns the feature (such as a game) of a scenario; null if there is none. */
  of(scenario: Scenario): PageFeature<Loaded> | null {
    const field = fieldOf(scenario, this.#fields);
    return this.#all.find(({ plays }) => field !== null && plays?.field === field) ?? null;
  }

  /** Returns the code of the scenario's feature. Null if there is no feature or the code is not loaded. */
  loadedFor(scenario: Scenario): Loaded | null {
    const feature = this.of(scenario);
    return (feature && this.#loaded.get(feature)) ?? null;
  }

  /** Loads the feature to which a scenario belongs. Rejects with a sentence if that fails; a later call tries again. */
  async loadFor(scenario: Scenario): Promise<void> {
    const feature = this.of(scenario);
    if (feature) await this.#load(feature);
  }

  runIn(scenario: Scenario, id: string) {
    return this.loadedFor(scenario)?.run[id] ?? null;
  }

  linksFor(scenario: Scenario): LinkForm | null {
    return this.loadedFor(scenario)?.playing?.links ?? null;
  }

  readonly readLink = async (words: string): Promise<AddressedScene | null> => {
    const [, key] = /^([\w-]+)=/.exec(words) ?? [];
    const feature = this.#all.find(({ plays }) => plays?.field.key === key);
    return (feature && (await (await this.#load(feature)).playing?.links?.read(words))) ?? null;
  };

  async entries(): Promise<Entry[]> {
    await this.loadGivers('entry');
    return this.#inOrder.flatMap(({ entry }) => entry ?? []);
  }

  async keptBests(): Promise<KeptBests[]> {
    await this.loadGivers('keptBests');
    return this.#inOrder.flatMap(({ services }) => services?.keptBests ?? []);
  }

  /**
   * Returns the question and the hint at the top of the page. `ofFeature`: true if a feature replaces the scenario's
   * texts.
   */
  wordsOf(session: Session): {
    readonly question: string;
    readonly hint: string | undefined;
    readonly ofFeature: boolean;
  } {
    const { scenario } = session;
    const words = this.loadedFor(scenario)?.playing?.words?.(session);
    const { question = scenario.name, hint } = words ?? scenario;
    return { question, hint, ofFeature: words != null };
  }

  /** Adds a listener that is called after each feature is loaded. */
  onLoad(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Returns the actions whose buttons are shown in a place of the page, in the order of the features. */
  at(spot: ActionSpot): readonly (Action & FeatureAction)[] {
    return this.actions.filter(({ spots }) => spots.includes(spot));
  }

  action(id: string): Action {
    const found = this.actions.find((action) => action.id === id);
    if (!found) throw new RangeError(`no feature has the action ${id}`);
    return found;
  }

  runAction(app: App, id: string): void {
    runAction(app, this.action(id));
  }

  /** Returns the components that the loaded features show in a place of the page. */
  parts(place: PartSpot): readonly ComponentType[] {
    return this.#inOrder.flatMap(({ parts }) => parts?.[place] ?? []);
  }

  /** The loaded features, in the order in which they are registered. */
  get #inOrder(): readonly Loaded[] {
    return this.#all.flatMap((feature) => this.#loaded.get(feature) ?? []);
  }

  /** The help tables of all features. */
  get help(): readonly HelpTable[] {
    return this.#all.flatMap(({ help }) => help ?? []);
  }

  /**
   * Loads all features that provide a certain service or part of the page. A call after a failure tries again.
   * @param given name of the service or part; `entry` for gallery cards
   * @throws Error with a sentence for the person as its message, if loading fails
   */
  async loadGivers(given: PartSpot | keyof Services | 'entry'): Promise<void> {
    const givers = this.#all.filter(({ gives }) => gives?.includes(given));
    await Promise.all(givers.map((feature) => this.#load(feature)));
  }

  /** Returns a service of a feature by its name. Throws if the feature is not loaded. */
  service<Name extends keyof Services>(name: Name): Services[Name] {
    const found = this.#inOrder.map(({ services }) => services?.[name]).find(Boolean);
    if (found) return found as Services[Name];
    throw new Error('this is still on its way: wait for slew.ready() once');
  }

  /** Loads a service of a feature and returns it. If that fails, shows a message and returns null. */
  async serviceFor<Name extends keyof Services>(app: App, name: Name): Promise<Services[Name] | null> {
    try {
      await this.loadGivers(name);
    } catch (error) {
      app.notify(error instanceof Error ? error.message : String(error), 'error');
      return null;
    }
    return this.service(name);
  }

  /** Loads all features except the large ones. Rejects if one cannot be loaded. */
  async load(): Promise<void> {
    await Promise.all(this.#all.map((feature) => (feature.isLarge ? null : this.#load(feature))));
  }

  #load(feature: PageFeature<Loaded>): Promise<Loaded> {
    const underWay = this.#loading.get(feature);
    if (underWay) return underWay;
    if (!this.#app) throw new Error('a feature is loaded before the page begins');
    const loading = Promise.all([feature.load(this.#app), feature.plays?.field.load?.()]).then(
      ([loaded]) => {
        this.#loaded.set(feature, loaded);
        this.#listeners.tell();
        return loaded;
      },
      () => {
        this.#loading.delete(feature);
        throw new Error(notLoaded(feature.label));
      },
    );
    this.#loading.set(feature, loading);
    return loading;
  }

  /** Loads a feature. If that fails, shows a message and returns null. */
  #for(app: App, feature: PageFeature<Loaded>): Promise<Loaded | null> {
    return this.#load(feature).catch((error: Error) => {
      app.notify(error.message, 'error');
      return null;
    });
  }
}

export const FeaturesContext = createContext<Features>(new Features());

export const useFeatures = () => useContext(FeaturesContext);

/** Shows the components of loaded features in a place of the page. */
export function FeatureParts({ place }: { readonly place: PartSpot }) {
  const features = useFeatures();
  const [failure, setFailure] = useState('');
  const parts = features.parts(place);
  useEffect(() => {
    if (parts.length === 0) features.loadGivers(place).catch(({ message }: Error) => setFailure(message));
  }, []);
  if (failure !== '' && parts.length === 0) return <NotLoaded why={failure} />;
  return parts.map((Part, n) => <Part key={n} />);
}
