// A body of a person's own as what is tuned: its fields, its gains in both units, and the delay that they stand.
import { type ControllerName, controllerKinds, isControllerName } from '../../control/controllers';
import type { StepResponse } from '../../control/step-response';
import {
  delayLeft,
  isShapeName,
  type OwnBody,
  type OwnPlant,
  ownGains,
  plantOf,
  rowsOf,
  shapes,
  usualNumbers,
} from '../../tuning/own-body';
import { aimed } from '../../tuning/tune';
import type { App } from '../app';
import { inFocus } from '../app';
import { openCode } from '../code/code';
import { formatSetting, formatThreeDigits } from '../kit/formats';
import { element } from '../legacy/element';
import { choiceField, numberField } from './fields';
import type { Subject } from './subject';
import { isSetAlike } from './words';

/** What a person has said of the body; it outlives the dialog's opening. */
export interface OwnState {
  law: ControllerName;
  shape: OwnBody['shape'];
  numbers: Record<string, number>;
}

/** The laws that have gains. */
const laws = Object.entries(controllerKinds).filter(([, { tunables }]) => tunables.length > 0);

/** What is asked at first: an even box, by the law of the body in focus where it has gains. */
export function firstState(app: App): OwnState {
  const { kind } = inFocus(app).controller;
  const law = laws.some(([name]) => name === kind) && isControllerName(kind) ? kind : 'pid';
  return { law, shape: 'box', numbers: usualNumbers() };
}

/** @param changed called when there are other fields to show */
export function ownSubject(app: App, state: OwnState, changed: () => void): Subject {
  const { seed } = app.session.simulation;
  const fit = (): OwnPlant => plantOf(state, { kind: state.law }, seed);
  return {
    label: 'My own body',
    was: 'defaults',
    who: 'Not in the scene: only its numbers',
    fields(refuse) {
      const numbers = {
        get: (key: string) => state.numbers[key],
        set: (key: string, value: number) => {
          state.numbers[key] = value;
        },
        refuse,
      };
      return [
        choiceField(
          'Law',
          laws.map(([name, { label }]) => [name, label] as const),
          state.law,
          (law) => {
            if (isControllerName(law)) state.law = law;
          },
        ),
        choiceField(
          'Shape',
          Object.entries(shapes).map(([name, { label }]) => [name, label] as const),
          state.shape,
          (shape) => {
            if (isShapeName(shape)) state.shape = shape;
            changed();
          },
        ),
        element('div', { class: 'numbers' }, ...rowsOf(state.shape).map((row) => numberField(row, numbers))),
      ];
    },
    tuning: () => ({ plant: fit().plant, neverWorse: false }),
    verdict: ({ before, after }) =>
      isSetAlike(controllerKinds[state.law].tunables, before.controller, after.controller)
        ? 'Nothing better than the law’s defaults was found.'
        : 'Gains for your body were found.',
    gains: ({ after }) =>
      ownGains(after.controller, fit().inertia).map(({ row, value, torque }) => ({
        letter: row.symbol,
        name: row.label,
        after: [
          formatSetting(row, value),
          ...(torque ? [`${formatThreeDigits(torque.value)} ${torque.unit}`] : []),
        ].join(' = '),
      })),
    notes({ after }) {
      const { inertia, plant } = fit();
      const { limits } = plant.body;
      const { response, best } = aimed(after.trials).measured;
      const delay = plant.body.sensor?.delay ?? 0;
      const left = delayLeft(after.controller, 1 / plant.stepRate, delay);
      const inSeconds = ({ settlingTime }: StepResponse) =>
        settlingTime === null ? 'not at all' : `in ${settlingTime.toFixed(2)} s`;
      const margin =
        left === null || left <= 0
          ? 'By its proportional and derivative gains alone it is not stable.'
          : `By its proportional and derivative gains it stays stable with up to ${(1000 * left).toFixed(0)} ms more delay.`;
      return [
        `Inertia ${formatThreeDigits(inertia)} kg·m², so the motor gives ${formatThreeDigits(limits.angularAcceleration)} rad/s². A gain stands left of “=” for an angular acceleration, right of it for a torque.`,
        `A turn of 90° settles ${inSeconds(response)}, the best possible turn ${inSeconds(best)}. ${margin}`,
      ];
    },
    actions({ after: { controller } }) {
      const code = element('button', { type: 'button', class: 'button filled' }, 'Code with these gains');
      // Of the body that was searched for: its fields may say another by the time of the press.
      const { limits } = fit().plant.body;
      const who = `My own body · ${controllerKinds[state.law].label}`;
      code.addEventListener(
        'click',
        () => void openCode(app, { controller, limits, who, numbers: 'as found for your body' }),
      );
      return [code];
    },
  };
}
