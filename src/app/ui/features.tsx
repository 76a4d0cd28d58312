// The registry of features: actions that the page shows from the start, and what each feature adds once it is loaded.
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
import type { Entry, KeptBests } from '../view/entry';
import type { PlayedField } from '../view/mode';
import type { Action } from './actions/action';
import type { App, FeaturesOfScenes } from './app';
import { NotLoaded } from './kit/late';
import type { ownConsole } from './saved/console';
import type { ownScenesOf } from './saved/store';
import type { Addressed, LinkForm } from './sharing/link-form';
import type { Listen } from './sound/sound';
import type { Synth } from './sound/synth';

/**
 * A place where the page shows an action of a feature. The keyboard has all of them. `lead link`: before the links, the
 * first one that leads in the scene. `scene`: no button of the page, but
 * the keys of a scene that the feature plays, which a frame in another page has too. `path`: beside the path of a scene
 * that is built.
 */
export type Spot =
  | ('lead link' | 'links' | 'page menu' | 'law menu' | 'files menu')
  | ('law line' | 'law more')
  | ('gallery' | 'own scene')
  | ('scene' | 'path');

/**
 * A place where the page shows a component of a feature. Those of `building` are shown while a scene is built. Those of
 * `scene` are empty in scenes that the feature does not play: `scene field` lies over the field and comes first for the Tab
 * key, `scene hero` is the main control, `scene figures` has figures and cards, `scene settings` a section of Tune,
 * `scene key` the signs of a picture that the feature draws, `scene hint` what a finger can do.
 */
export type Place =
  | ('law drawer' | 'tune drawer' | 'measure drawer' | 'saved sign' | 'today chip' | 'today rows')
  | ('scene field' | 'scene hero' | 'scene figures' | 'scene settings' | 'scene key' | 'scene hint')
  | ('building played' | 'building news' | 'building watch')
  | ('building name' | 'building question' | 'building bars' | 'building field')
  | ('building list' | 'building drawer');

/** A law to show as files, and the body that has it. */
export interface ShownLaw extends BodyLaw {
  readonly who: string;
  /** Description of the underlined numbers. */
  readonly numbers: string;
}

/** The part of window.slew that changes a scene while it is built. docs/console.md documents it; it is stable. */
export interface SceneChanges {
  things(): { list: ListName; index: number; name: string; spec: unknown }[];
  add<Name extends ListName>(list: Name, spec: Lists[Name]): ThingRef;
  change<Name extends ListName>(list: Name, index: number, fields: Partial<Lists[Name]>): void;
  remove(refs: readonly ThingRef[]): void;
  duplicate(refs: readonly ThingRef[], by: WorldPlace): ThingRef[];
  chosen(): ThingRef[];
  choose(refs: readonly ThingRef[]): void;
  /** Places of the handles of the chosen things. CSS pixels of the page */
  handles(): (ThingRef & Point & { part: string })[];
}

/** The page's part of building a scene. The session knows whether one is built. */
export interface Building {
  /** The actions with keys, in place of those of a run. */
  readonly actions: readonly Action[];
  /** Begins or ends it. Resolves once the scene can be changed. Rejects for a scene that cannot be built. */
  begin(app: App, on: boolean): Promise<void>;
  /** Opens a new scene and begins to build it. @param byKeys whether its things take the keyboard */
  openNew(app: App, byKeys: boolean): void;
  /** The title of the drawer of settings. */
  titleOf(app: App): string;
  changes(app: App): SceneChanges;
}

/** Functions of features that the page asks for by name. */
export interface Services {
  /** Shows a law that the scene does not have as files for other engines. */
  showCode(app: App, law: ShownLaw): void;
  /** Returns the law of the body in focus as a file. Throws where there is none. */
  codeFile(app: App, target: string): string;
  codeTargets(app: App): { id: string; label: string; checked: boolean; inEngine: boolean }[];
  /** Returns laws of the library as texts that a person may change. */
  readonly startingText: typeof startingText;
  readonly building: Building;
  /** Returns the scenes that a person keeps on this device. */
  readonly ownScenesOf: typeof ownScenesOf;
  readonly ownConsole: typeof ownConsole;
  /** Saves the scenes that are built from now on. */
  saveWhileBuilding(app: App): Promise<void>;
  newSynth(context: AudioContext): Synth;
  readonly keptBests: KeptBests;
  /** Flies a scene for its medals. Returns plain data. Rejects with a sentence. */
  prove(scenario: Scenario): Promise<unknown>;
  /** Turns bodies in space to an attitude [x, y, z, w], as a part of an edit. Throws RangeError for other numbers. */
  order(simulation: Simulation, attitude: readonly number[]): void;
}

/** An action as a button shows it before its feature is loaded. */
export interface FeatureAction extends Omit<Action, 'run'> {
  readonly spots: readonly Spot[];
  /** Whether it is the `lead link` of the scene that is open; always when left out. */
  leads?(app: App): boolean;
}

/** The texts at the top of the page: the question, and the quiet line below it. */
export interface SceneWords {
  readonly question: string;
  readonly hint: string;
}

/** Hooks of a feature that plays scenes. Each of them is empty for other scenes. */
export interface Playing {
  readonly listen?: Listen;
  /** Returns a text for screen readers, which is read out whenever it changes; empty for none. */
  said?(): string;
  /** Returns the texts at the top in place of those of the scene. */
  words?(session: Session): SceneWords | null;
  readonly links?: LinkForm;
}

/** The part of a feature that is loaded late. */
export interface LoadedFeature {
  /** The functions of its actions, by action id. In scenes that it plays they replace those of the page too. */
  readonly run: Readonly<Record<string, (app: App) => void>>;
  readonly parts?: Readonly<Partial<Record<Place, ComponentType>>>;
  readonly services?: Readonly<Partial<Services>>;
  readonly entry?: Entry;
  readonly playing?: Playing;
}

/** Rows of the help, under the title of a table. Several features may add to one table. */
export interface HelpTable {
  readonly title: string;
  readonly rows: readonly (readonly [gesture: string, effect: string])[];
}

/** The part of a feature that the start has: data, and one function that loads the rest. */
export interface PageFeature<Loaded extends LoadedFeature = LoadedFeature> {
  /** "The workshop" */
  readonly label: string;
  readonly actions: readonly FeatureAction[];
  /** Parts and services that load it when they are first needed. */
  readonly gives?: readonly (Place | keyof Services | 'entry')[];
  readonly help?: HelpTable;
  /** Whether it is loaded only when it is needed, and not as soon as the browser is idle. */
  readonly isLarge?: true;
  /** The field of scenario files that it plays, and the page in such scenes. */
  readonly plays?: PlayedField;
  /** Loads the rest and begins it on the page. */
  load(app: App): Promise<Loaded>;
}

/** All features of the page. */
export class Features<Loaded extends LoadedFeature = LoadedFeature> implements FeaturesOfScenes {
  /** The actions of all features. Running one loads its feature first. */
  readonly actions: readonly (Action & FeatureAction)[];
  /** The fields that features play, with the modes of their scenes. */
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

  /** Takes the page. Nothing is loaded before. */
  begin(app: App): void {
    this.#app = app;
  }

  /** The features that are loaded, in the order in which they came. */
  get loaded(): readonly Loaded[] {
    return [...this.#loaded.values()];
  }

  /** The feature that plays a scenario; null for most. */
  of(scenario: Scenario): PageFeature<Loaded> | null {
    const field = fieldOf(scenario, this.#fields);
    return this.#all.find(({ plays }) => field !== null && plays?.field === field) ?? null;
  }

  /** The loaded part of the feature that plays a scenario; null for none, and before it is loaded. */
  loadedFor(scenario: Scenario): Loaded | null {
    const feature = this.of(scenario);
    return (feature && this.#loaded.get(feature)) ?? null;
  }

  /** Loads the feature that plays a scenario. Rejects with a sentence where that fails; the next call tries again. */
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

  readonly readLink = async (words: string): Promise<Addressed | null> => {
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

  /** The texts at the top of the page: those of the feature that plays the scene, or of the scene. */
  wordsOf(session: Session): Partial<SceneWords> & Pick<SceneWords, 'question'> & { ofFeature: boolean } {
    const { scenario } = session;
    const words = this.loadedFor(scenario)?.playing?.words?.(session);
    const { question = scenario.name, hint } = words ?? scenario;
    return { question, hint, ofFeature: words != null };
  }

  /** Calls back after each feature that is loaded. */
  onLoad(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The actions in a spot, in the order of the features. */
  at(spot: Spot): readonly (Action & FeatureAction)[] {
    return this.actions.filter(({ spots }) => spots.includes(spot));
  }

  action(id: string): Action {
    const found = this.actions.find((action) => action.id === id);
    if (!found) throw new RangeError(`no feature has the action ${id}`);
    return found;
  }

  /** The components in a place, as far as their features are loaded. */
  parts(place: Place): readonly ComponentType[] {
    return this.#inOrder.flatMap(({ parts }) => parts?.[place] ?? []);
  }

  /** The features that are loaded, in the order of the rows. */
  get #inOrder(): readonly Loaded[] {
    return this.#all.flatMap((feature) => this.#loaded.get(feature) ?? []);
  }

  /** The tables of the help. */
  get help(): readonly HelpTable[] {
    return this.#all.flatMap(({ help }) => help ?? []);
  }

  /** Loads the features that give a part or a service. Rejects with a sentence where that fails; the next call tries again. */
  async loadGivers(given: Place | keyof Services | 'entry'): Promise<void> {
    const givers = this.#all.filter(({ gives }) => gives?.includes(given));
    await Promise.all(givers.map((feature) => this.#load(feature)));
  }

  /** Returns a function of a feature. Throws before that is loaded. */
  service<Name extends keyof Services>(name: Name): Services[Name] {
    const found = this.#inOrder.map(({ services }) => services?.[name]).find(Boolean);
    if (found) return found as Services[Name];
    throw new Error('this is still on its way: wait for slew.ready() once');
  }

  /** Loads a function of a feature. Null where that fails, after a message to the person. */
  async serviceFor<Name extends keyof Services>(app: App, name: Name): Promise<Services[Name] | null> {
    try {
      await this.loadGivers(name);
    } catch (error) {
      app.notify(error instanceof Error ? error.message : String(error), 'error');
      return null;
    }
    return this.service(name);
  }

  /** Loads all features but the large ones. Rejects where one fails; the next call tries that one again. */
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

  /** Loads a feature. Null where that fails, after a message to the person. */
  #for(app: App, feature: PageFeature<Loaded>): Promise<Loaded | null> {
    return this.#load(feature).catch((error: Error) => {
      app.notify(error.message, 'error');
      return null;
    });
  }
}

export const FeaturesContext = createContext<Features>(new Features());

export const useFeatures = () => useContext(FeaturesContext);

/** The components of features in a place. Empty until they are loaded. */
export function FeatureParts({ place }: { readonly place: Place }) {
  const features = useFeatures();
  const [failure, setFailure] = useState('');
  const parts = features.parts(place);
  useEffect(() => {
    if (parts.length === 0) features.loadGivers(place).catch(({ message }: Error) => setFailure(message));
  }, []);
  if (failure !== '' && parts.length === 0) return <NotLoaded why={failure} />;
  return parts.map((Part, n) => <Part key={n} />);
}
