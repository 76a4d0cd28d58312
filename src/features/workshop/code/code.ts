// The action “Code”: the law of the body in focus as a file for another engine. Dialog and printers are loaded after the start.

import type { Action } from '../../../app/ui/actions/action';
import { type App, inFocus } from '../../../app/ui/app';
import { lateDialog } from '../../../app/ui/kit/late';
import type { CodeOffer } from '../../../laws/export/code';
import { laws } from '../../../laws/language/laws';
import { overridesCollisions } from '../../../world/entities/drive';
import { driveOf } from '../../../world/entities/steered-body';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { lawlessIn } from '../../../world/simulation/system';

type StartingText = typeof import('../../../laws/export/own/starting-text').startingText;
type ShownLaw = Parameters<typeof import('./code-dialog').codeDialog>[1];

/** In how many dimensions bodies turn. */
type Dimensions = 2 | 3;

/** Loads what prints files, by the dimensions in which bodies turn. */
const offers: Readonly<Record<Dimensions, () => Promise<CodeOffer>>> = {
  2: async () => (await import('../../../laws/export/code')).planeCode,
  3: async () => (await import('../../../laws/export/attitude/code')).spaceCode,
};

const loaded = new Map<Dimensions, CodeOffer>();

const dimensionsOf = ({ session, view }: App): Dimensions => view.games.of(session.scenario)?.dimensions ?? 2;

/** Loads what prints the files of bodies that turn in so many dimensions. Rejects where that fails; the next call tries again. */
async function offerOf(dimensions: Dimensions): Promise<CodeOffer> {
  const offer = loaded.get(dimensions) ?? (await offers[dimensions]());
  loaded.set(dimensions, offer);
  return offer;
}

/** Loads what prints files of bodies in the plane, or in what is asked for. Where that fails, the next call tries again. */
export async function loadCode(dimensions: readonly Dimensions[] = [2]): Promise<void> {
  await Promise.all(dimensions.map(offerOf)).catch(() => null);
}

/** What prints the files of the scene's bodies. Throws while it has not come. */
export function loadedCode(app: App): CodeOffer {
  const offer = loaded.get(dimensionsOf(app));
  if (offer) return offer;
  throw new Error('the printers of code are still on their way: wait for slew.ready() once');
}

/** Loads what writes a law of the library as a text to go on from. Rejects with a sentence where that fails. */
export async function loadStartingText(): Promise<StartingText> {
  const texts = await import('../../../laws/export/own/starting-text').catch(() => null);
  if (texts) return texts.startingText;
  throw new Error('What writes this law as text could not be loaded. Is the connection gone?');
}

/** Why the law of the body in focus cannot be had as a file; null when it can. */
export function reasonAgainst(app: App): string | null {
  const body = inFocus(app);
  const { controller, kind } = body;
  const lawless = lawlessIn(app.session.simulation.systems, body);
  if (lawless) return `${lawless} Choose another one in Tune.`;
  if (overridesCollisions(driveOf(body)))
    return 'This body has its rotation set, whatever it meets. The files turn by torque: choose a body that torque turns in Tune.';
  if (!Object.hasOwn(laws, controller.kind))
    return 'This body keeps the published rules to the letter. Choose a body with a law of today in Tune.';
  return kindOf({ kind }).controlledVariable === 'heading'
    ? null
    : 'This body holds a place. The files are for bodies that turn to a heading; choose another one in Tune.';
}

/** Opens the dialog for the body in focus, or for a law and a motor that are no part of the scene. */
export const openCode = lateDialog('The code', async (app) => {
  const [{ codeDialog }, offer] = await Promise.all([import('./code-dialog'), offerOf(dimensionsOf(app))]);
  return (law?: ShownLaw) => codeDialog(offer, law);
});

export const codeAction: Action = {
  id: 'code',
  key: 'J',
  label: 'Code',
  help: 'The law of the body in focus with its numbers, one of your own too, as one file for planck, Rapier, Matter, Box2D, Unity, Godot or LÖVE.',
  run: (app) => {
    const reason = reasonAgainst(app);
    if (reason) app.notify(reason, 'info');
    else void openCode(app);
  },
};
