// The action “Build”, and what of Build the page shows in the places of other parts: all of it is loaded when it is first opened.
import type { Action } from '../../../app/ui/actions/action';
import type { App } from '../../../app/ui/app';
import { latePart } from '../../../app/ui/kit/late';

const load = () => import('./parts');

type Parts = Awaited<ReturnType<typeof load>>;

/** The parts, once they are there. */
let parts: Parts | null = null;

const part = (name: 'SceneName' | 'SceneQuestion' | 'BuildBars' | 'Field' | 'ThingList' | 'BuildPanel') =>
  latePart('Build', async () => {
    parts = await load();
    return parts[name];
  });

/** The name of the scene as a field. */
export const SceneName = part('SceneName');

/** Its question as a field, in the place of the question, and what one gesture does. */
export const SceneQuestion = part('SceneQuestion');

/** Undo, the palette on a phone, and Play, in the place of the hero. */
export const BuildBars = part('BuildBars');

/** The palette, and what stands by the chosen things. */
export const BuildField = part('Field');

/** The things for whoever has no pointer, in the place of what can be moved. */
export const ThingList = part('ThingList');

/** The fields of what is chosen, in the place of Tune. */
export const BuildPanel = part('BuildPanel');

/** What the drawer of fields is called: after what is chosen. */
export const drawerTitle = (app: App): string => (app.view.build && parts?.titleOf(app)) ?? 'Scene';

/** What is loaded; null where it cannot be had, which is said. */
export async function loaded<Loaded>(app: App, loading: () => Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await loading();
  } catch {
    app.notify('Build could not be loaded. Is the connection gone? Load the page again.', 'error');
    return null;
  }
}

async function toggle(app: App): Promise<void> {
  const all = [SceneName, SceneQuestion, BuildBars, BuildField, ThingList, BuildPanel];
  if (await loaded(app, () => Promise.all(all.map((each) => each.load())))) await parts?.toggleBuild(app);
}

export const buildAction: Action = {
  id: 'build',
  key: 'Z',
  label: 'Build',
  help: 'Stands the scene at its start, to add, move and change things; and plays it again.',
  pressed: ({ session }) => session.building,
  run: (app) => void toggle(app),
};

/** The actions with keys that there are in the place of those of a run while a scene is built. */
export const actionsInBuild = ({ view }: App): readonly Action[] => (view.build && parts?.actions) ?? [];
