// The drop-down list of turn laws. The entry "your own" turns the present law into a text that can be edited.

import { loadOwnLaws } from '../../../lab/files/late-parts';
import { type Entity, kindOf } from '../../../world/simulation/entity-kinds';
import { controllerSetting } from '../../../world/simulation/settings';
import { type App, attempt, useApp } from '../app';
import { type Features, useFeatures } from '../features';
import { Chooser } from '../kit/chooser';

/**
 * Changes the control law (such as PID) by which bodies turn. Loads the code of the law first.
 * @param kind name of the law
 */
async function give(app: App, features: Features, kind: string, bodies: readonly Entity[]): Promise<void> {
  const { texts, begin } = kindOf(bodies[0]).controllers[kind];
  const failed = await Promise.all([
    begin && features.loadGivers('startingText'),
    texts && loadOwnLaws(),
  ]).then(
    () => null,
    (failed: unknown) => failed,
  );
  attempt(app, () => {
    if (failed) throw failed;
    for (const body of bodies) {
      const wrap = kindOf(body).controlledVariable === 'heading' ? 'angle' : 'none';
      const start = begin?.(features.service('startingText')(body.controller, wrap));
      app.session.set(controllerSetting, { kind, ...start }, [body]);
    }
  });
}

/**
 * The drop-down list for choosing the control law (such as PID) by which bodies turn.
 * @param bodies bodies that get the chosen law; all their kinds must offer the same laws
 */
export function LawChooser({ bodies }: { readonly bodies: readonly Entity[] }) {
  const app = useApp();
  const features = useFeatures();
  const [first] = bodies;
  const { controllers } = kindOf(first);
  const isShared = bodies.every(({ controller }) => controller.kind === first.controller.kind);
  return (
    <Chooser
      aria-label="Law"
      options={Object.entries(controllers).map(([value, { label }]) => ({ value, label }))}
      value={isShared ? first.controller.kind : ''}
      choose={(kind) => void give(app, features, kind, bodies)}
    />
  );
}
