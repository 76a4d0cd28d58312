// The body in focus as what is tuned: its build, motor, sensor and weather as they are now, and its gains to take over.

import type { Entity } from '../../simulation/entity-kinds';
import { entitySpecOf } from '../../simulation/entity-spec';
import type { EntitySpec } from '../../simulation/scenario';
import { controllerSetting } from '../../simulation/settings';
import { gainsOf } from '../../tuning/search-space';
import { aimed, type RejectedGains, type Tuned } from '../../tuning/tune';
import type { Plant } from '../../tuning/turn-set';
import { namesOf } from '../../view/body-names';
import { type App, attempt, inFocus, lawOf } from '../app';
import { formatSetting, formatThreeDigits } from '../kit/formats';
import { element } from '../legacy/element';
import type { Subject } from './subject';
import { isSetAlike, settledOf, worseOf } from './words';

/** What of a body decides how it turns. */
function bodyOf(app: App, entity: Entity): EntitySpec {
  const { kind, size, density, wrap, drive, torqueByInertia, sensor, resetOnRetarget } = entitySpecOf(
    app.session.simulation,
    entity,
  );
  const { steps } = app.session.simulation.specOf(entity);
  return { kind, size, density, wrap, drive, torqueByInertia, sensor, resetOnRetarget, steps };
}

/** What a turn that is worse is. */
const worseMeans =
  'Worse: it settles more than a step later and later than 1.15 times the best possible turn, swings past by more and by more than 2 %, or has over 5 % more ITAE. What noise does is left aside.';

/** Which turn keeps gains that reach the goal from being taken, and how many others do. */
function heldBackBy({ tried, worse }: RejectedGains): string {
  const others = new Set(worse.map(({ turn }) => turn)).size - 1;
  const more = others > 0 ? `, and ${others} other ${others === 1 ? 'turn is' : 'turns are'} worse too` : '';
  return `The condition holds the gains back. Some would settle a turn of 90° in ${settledOf(aimed(tried.trials))} s, but ${worseOf(worse[0])}${more}. Switch it off to take such gains.`;
}

/** @param kept what the switch says; it outlives the dialog's opening */
export function sceneSubject(app: App, kept: { neverWorse: boolean }): Subject {
  const { session } = app;
  const entity = inFocus(app);
  const { controller, kind } = entity;
  const rows = gainsOf(kind, controller);
  const name = namesOf(session)[session.entities.indexOf(entity)];
  const motor = entity.limits.angularAcceleration;
  const cut = session.reducedLimit.reduced ? ` · motor cut to ${formatThreeDigits(motor)} rad/s²` : '';

  const plant = (): Plant => ({
    body: { ...bodyOf(app, entity), controller, limits: { ...entity.limits } },
    stepRate: session.simulation.stepRate,
    weather: { ...session.simulation.wind.weather },
    seed: session.simulation.seed,
  });
  const isSame = ({ after }: Tuned) => isSetAlike(rows, after.controller, controller);
  const use = (tuned: Tuned) =>
    attempt(app, () => {
      if (!session.entities.includes(entity) || entity.controller.kind !== controller.kind)
        throw new RangeError(`${name} is not there any more, or turns by another law. Nothing was changed.`);
      session.settle();
      session.set(controllerSetting, tuned.after.controller, [entity]);
      session.settle();
      app.notify('The gains are set. Undo brings the old ones back.', 'info');
    });

  return {
    label: 'This body',
    was: 'before',
    who: `${name} · ${lawOf(app).label}${cut}`,
    fields() {
      const box = element('input', { type: 'checkbox', checked: kept.neverWorse });
      box.addEventListener('change', () => {
        kept.neverWorse = box.checked;
      });
      return [
        element('label', { class: 'switch' }, box, 'On no turn worse than the law’s defaults'),
        element('p', { class: 'note' }, worseMeans),
      ];
    },
    tuning: () => ({ plant: plant(), neverWorse: kept.neverWorse }),
    verdict: (tuned) =>
      isSame(tuned) ? 'Nothing better was found. The gains stay as they are.' : 'Better gains were found.',
    gains: ({ after }) =>
      rows.map((row) => {
        const text = (value: unknown) => formatSetting(row, Number(value ?? row.initial));
        return {
          letter: row.symbol,
          name: row.label,
          before: text(controller[row.key]),
          after: text(after.controller[row.key]),
        };
      }),
    notes: ({ heldBack }) => (heldBack ? [heldBackBy(heldBack)] : []),
    actions(tuned, close) {
      if (isSame(tuned)) return [];
      const take = element('button', { type: 'button', class: 'button filled' }, 'Use these gains');
      take.addEventListener('click', () => {
        if (use(tuned)) close();
      });
      const keep = element('button', { type: 'button', class: 'button' }, 'Keep the old ones');
      keep.addEventListener('click', close);
      return [take, keep];
    },
  };
}
