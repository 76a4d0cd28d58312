// The registry of features: actions that the page shows from the start, and what each feature adds once it is loaded.
import { type ComponentType, createContext, createElement } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { BodyLaw } from '../../laws/export/code';
import { Listeners } from '../session/listeners';
import type { Action } from './actions/action';
import type { App } from './app';
import { NotLoaded, notLoaded } from './kit/late';

/** A place where the page shows an action of a feature. The keyboard and the help have all of them. */
export type Spot = 'links' | 'law menu' | 'law line' | 'law more';

/** A place where the page shows a component of a feature. */
export type Place = 'law drawer';

/** A law to show as files, and the body that has it. */
export interface ShownLaw extends BodyLaw {
  readonly who: string;
  /** Description of the underlined numbers. */
  readonly numbers: string;
}

/** Functions of features that the page asks for by name. */
export interface Services {
  /** Shows a law that the scene does not have as files for other engines. */
  showCode(app: App, law: ShownLaw): void;
  /** Returns the law of the body in focus as a file. Throws where there is none. */
  codeFile(app: App, target: string): string;
  codeTargets(app: App): { id: string; label: string; checked: boolean; inEngine: boolean }[];
}

/** An action as a button shows it before its feature is loaded. */
export interface FeatureAction extends Omit<Action, 'run'> {
  readonly spots: readonly Spot[];
}

/** The part of a feature that is loaded late. */
export interface LoadedFeature {
  /** The functions of its actions, by action id. */
  readonly run: Readonly<Record<string, (app: App) => void>>;
  readonly parts?: Readonly<Partial<Record<Place, ComponentType>>>;
  readonly services?: Readonly<Partial<Services>>;
}

/** The part of a feature that the start has: data, and one function that loads the rest. */
export interface PageFeature<Loaded extends LoadedFeature = LoadedFeature> {
  /** "The workshop" */
  readonly label: string;
  readonly actions: readonly FeatureAction[];
  /** Parts and services that load it when they are first needed. */
  readonly gives?: readonly (Place | keyof Services)[];
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
  at(spot: Spot): readonly Action[] {
    return this.actions.filter(({ spots }) => spots.includes(spot));
  }

  action(id: string): Action {
    const found = this.actions.find((action) => action.id === id);
    if (!found) throw new RangeError(`no feature has the action ${id}`);
    return found;
  }

  /** The component in a place; null before its feature is loaded. */
  part(place: Place): ComponentType | null {
    return this.#loaded.map(({ parts }) => parts?.[place]).find(Boolean) ?? null;
  }

  /** Loads the feature that gives a part. Rejects where that fails; the next call tries again. */
  async loadPart(place: Place): Promise<void> {
    await this.#load(this.#giverOf(place));
  }

  /** Returns a function of a feature. Throws before that is loaded. */
  service<Name extends keyof Services>(name: Name): Services[Name] {
    const found = this.#loaded.map(({ services }) => services?.[name]).find(Boolean);
    if (found) return found as Services[Name];
    throw new Error('this is still on its way: wait for slew.ready() once');
  }

  /** Loads a function of a feature. Null where that fails, after a message to the person. */
  async serviceFor<Name extends keyof Services>(app: App, name: Name): Promise<Services[Name] | null> {
    return (await this.#for(app, this.#giverOf(name))) && this.service(name);
  }

  /** Loads all features. Rejects where one fails; the next call tries that one again. */
  async load(): Promise<void> {
    await Promise.all(this.#all.map((feature) => this.#load(feature)));
  }

  #giverOf(given: Place | keyof Services): PageFeature<Loaded> {
    const found = this.#all.find(({ gives }) => gives?.includes(given));
    if (!found) throw new RangeError(`no feature gives ${given}`);
    return found;
  }

  #load(feature: PageFeature<Loaded>): Promise<Loaded> {
    const underWay = this.#loading.get(feature);
    if (underWay) return underWay;
    const loading = feature.load().then((loaded) => {
      this.#loaded.push(loaded);
      this.#listeners.tell();
      return loaded;
    });
    this.#loading.set(feature, loading);
    loading.catch(() => this.#loading.delete(feature));
    return loading;
  }

  /** Loads a feature. Null where that fails, after a message to the person. */
  async #for(app: App, feature: PageFeature<Loaded>): Promise<Loaded | null> {
    try {
      return await this.#load(feature);
    } catch {
      app.notify(notLoaded(feature.label), 'error');
      return null;
    }
  }
}

export const FeaturesContext = createContext<Features>(new Features());

export const useFeatures = () => useContext(FeaturesContext);

/** The component of a feature. Empty until it is loaded. @param what its name in the message where it cannot be loaded */
export function FeaturePart({ place, what }: { readonly place: Place; readonly what: string }) {
  const features = useFeatures();
  const [hasFailed, setFailed] = useState(false);
  const Part = features.part(place);
  useEffect(() => {
    if (!Part) features.loadPart(place).catch(() => setFailed(true));
  }, []);
  if (Part) return createElement(Part, null);
  return hasFailed ? <NotLoaded what={what} /> : null;
}
