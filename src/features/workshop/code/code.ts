// Shows the law of the body in focus as a file of code for another engine.
import type { FeatureCode } from '../../../app/feature/feature';
import { type App, inFocus } from '../../../app/ui/app';
import type { LabelledLaw } from '../../../app/ui/features';
import { openDialog } from '../../../app/ui/kit/late';
import { spaceCode } from '../../../laws/export/attitude/code';
import { type CodeOffer, planeCode } from '../../../laws/export/code';
import { guidedCode } from '../../../laws/export/guidance/guidance';
import { startingText } from '../../../laws/export/own/starting-text';
import { laws } from '../../../laws/language/laws';
import { overridesCollisions } from '../../../world/entities/drive';
import { driveOf, guidanceOf } from '../../../world/entities/steered-body';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { whyNoLawIn } from '../../../world/simulation/system';
import { codeDialog } from './code-dialog';

/**
 * Returns the code generator that suits the body in focus: for turns in 3D, for turns in 2D, or for 2D with a guidance
 * law.
 */
function offerOf(app: App): CodeOffer {
  const { session, view } = app;
  if (view.modes.takes(session.scenario, 'attitude')) return spaceCode;
  const guidance = guidanceOf(inFocus(app));
  return guidance.kind === 'pursuit' ? planeCode : guidedCode(guidance);
}

/** Returns a sentence on why the selected body's law cannot be shown as source code; null if it can. */
export function reasonAgainst(app: App): string | null {
  const body = inFocus(app);
  const { controller, kind } = body;
  const whyNoLaw = whyNoLawIn(app.session.simulation.systems, body);
  if (whyNoLaw) return `${whyNoLaw} Choose another one in Tune.`;
  if (overridesCollisions(driveOf(body)))
    return 'This body has its rotation set, whatever it meets. The files turn by torque: choose a body that torque turns in Tune.';
  if (!Object.hasOwn(laws, controller.kind))
    return 'This body keeps the published rules to the letter. Choose a body with a law of today in Tune.';
  return kindOf({ kind }).controlledVariable === 'heading'
    ? null
    : 'This body holds a place. The files are for bodies that turn to a heading; choose another one in Tune.';
}

/** Opens the dialog with the source code of a law: the given law, or that of the body in focus. */
const showCode = (app: App, law?: LabelledLaw) =>
  openDialog(app, 'The code', () => codeDialog(offerOf(app), law));

export const codeFeature: FeatureCode = {
  run: {
    code(app) {
      const reason = reasonAgainst(app);
      if (reason) app.notify(reason, 'info');
      else showCode(app);
    },
  },
  services: {
    showCode,
    startingText,
    codeFile(app, target) {
      const reason = reasonAgainst(app);
      if (reason) throw new Error(`slew.code: ${reason}`);
      const body = inFocus(app);
      const limits = app.session.reducedLimit.fullOf(body);
      return offerOf(app).file(target, { controller: body.controller, limits }).text;
    },
    codeTargets: (app) =>
      offerOf(app).targets.map(({ id, language, engine, check }) => {
        const inEngine = check === 'run' || check === 'compiled';
        return { id, label: `${language}, ${engine}`, checked: check !== 'read', inEngine };
      }),
  },
};
