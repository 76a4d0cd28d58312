// The registry of features: actions that the page shows from the start, and what each feature adds once it is loaded.
import { type ComponentType, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { ThingRef } from '../../lab/files/edit-scenario';
import { notLoaded } from '../../lab/files/late-parts';
import type { ListName, Lists } from '../../lab/files/things';
import type { BodyLaw } from '../../laws/export/code';
import type { Point } from '../../world/entities/command';
import type { Place as WorldPlace } from '../../world/simulation/place';
import { Listeners } from '../session/listeners';
import type { Action } from './actions/action';
import type { App } from './app';
import { NotLoaded } from './kit/late';

/** A place where the page shows an action of a feature. The keyboard and the help have all of them. */
export type Spot =
  | ('links' | 'page menu' | 'law menu' | 'files menu')
  | ('law line' | 'law more')
  | ('gallery' | 'own scene');

/** A place where the page shows a component of a feature. Those of `building` are shown while a scene is built. */
export type Place =
  | 'law drawer'
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
  readonly building: Building;
}

/** An action as a button shows it before its feature is loaded. */
export interface FeatureAction extends Omit<Action, 'run'> {
  readonly spots: readonly Spot[];
  /** Whether it comes first among the links of the page in the scene that is open; always when left out. */
  leads?(app: App): boolean;
}

/** The part of a feature that is loaded late. */
export interface LoadedFeature {
  /** The functions of its actions, by action id. */
  readonly run: Readonly<Record<string, (app: App) => void>>;
  readonly parts?: Readonly<Partial<Record<Place, ComponentType>>>;
  readonly services?: Readonly<Partial<Services>>;
}

/** A table of the help. */
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
  readonly gives?: readonly (Place | keyof Services)[];
  readonly help?: HelpTable;
  load(): Promise<Loaded>;
}

/** All features of the page. */
export class Features<Loaded extends LoadedFeature = LoadedFeature> {
  /** The actions of all features. Running one loads its feature first. */
  readonly actions: readonly (Action & FeatureAction)[];
  readonly #all: readonly PageFeature<Loaded>[];
  readonly #loading = new Map<PageFeature<Loaded>, Promise<Loaded>>();
  readonly #loaded: Loaded[] = [];
  readonly #listeners = new Listeners();

  constructor(all: readonly PageFeature<Loaded>[] = []) {
    this.#all = all;
    this.actions = all.flatMap((feature) =>
      feature.actions.map((row) => ({
        ...row,
        run: (app: App) => void this.#for(app, feature).then((loaded) => loaded?.run[row.id](app)),
      })),
    );
  }

  /** The features that are loaded, in the order in which they came. */
  get loaded(): readonly Loaded[] {
    return this.#loaded;
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
    return this.#loaded.flatMap(({ parts }) => parts?.[place] ?? []);
  }

  /** The tables of the help. */
  get help(): readonly HelpTable[] {
    return this.#all.flatMap(({ help }) => help ?? []);
  }

  /** Loads the features that give a part or a service. Rejects with a sentence where that fails; the next call tries again. */
  async loadGivers(given: Place | keyof Services): Promise<void> {
    const givers = this.#all.filter(({ gives }) => gives?.includes(given));
    await Promise.all(givers.map((feature) => this.#load(feature)));
  }

  /** Returns a function of a feature. Throws before that is loaded. */
  service<Name extends keyof Services>(name: Name): Services[Name] {
    const found = this.#loaded.map(({ services }) => services?.[name]).find(Boolean);
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

  /** Loads all features. Rejects where one fails; the next call tries that one again. */
  async load(): Promise<void> {
    await Promise.all(this.#all.map((feature) => this.#load(feature)));
  }

  #load(feature: PageFeature<Loaded>): Promise<Loaded> {
    const underWay = this.#loading.get(feature);
    if (underWay) return underWay;
    const loading = feature.load().then(
      (loaded) => {
        this.#loaded.push(loaded);
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
