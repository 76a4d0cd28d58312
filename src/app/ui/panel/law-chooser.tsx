// The turn law of bodies, to be chosen: a text of one's own begins with the law that was there.

import { loadOwnLaws } from '../../../lab/files/late-parts';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import { controllerSetting } from '../../../world/simulation/settings';
import { type App, attempt, useApp } from '../app';
import { Chooser } from '../kit/chooser';

/** Loads what writes a law of the library as a text to go on from. Rejects with a sentence where that fails. */
export async function loadStartingText() {
  const texts = await import('../../../laws/export/own/starting-text').catch(() => null);
  if (texts) return texts.startingText;
  throw new Error('What writes this law as text could not be loaded. Is the connection gone?');
}

/** Gives bodies another law. */
async function give(app: App, kind: string, bodies: readonly Entity[]): Promise<void> {
  const { texts, begin } = kindOf(bodies[0]).controllers[kind];
  const { startingText, failed } = await Promise.all([
    begin && loadStartingText(),
    texts && loadOwnLaws(),
  ]).then(
    ([startingText]) => ({ startingText, failed: null }),
    (failed: unknown) => ({ startingText: undefined, failed }),
  );
  attempt(app, () => {
    if (failed) throw failed;
    for (const body of bodies) {
      const wrap = kindOf(body).controlledVariable === 'heading' ? 'angle' : 'none';
      const start = startingText && begin?.(startingText(body.controller, wrap));
      app.session.set(controllerSetting, { kind, ...start }, [body]);
    }
  });
}

/** @param bodies of kinds that take the same laws */
export function LawChooser({ bodies }: { readonly bodies: readonly Entity[] }) {
  const app = useApp();
  const [first] = bodies;
  const { controllers } = kindOf(first);
  const isShared = bodies.every(({ controller }) => controller.kind === first.controller.kind);
  return (
    <Chooser
      aria-label="Law"
      options={Object.entries(controllers).map(([value, { label }]) => ({ value, label }))}
      value={isShared ? first.controller.kind : ''}
      choose={(kind) => void give(app, kind, bodies)}
    />
  );
}
