// A body of a person's own as what is tuned: its fields, its gains in both units, and the delay that they stand.
import { type ControllerName, controllerKinds, isControllerName } from '../../control/controllers';
import { turnTimeBound } from '../../control/turn-bound';
import {
  type Fit,
  isShapeName,
  type OwnBody,
  plantOf,
  rowsOf,
  shapes,
  usualNumbers,
} from '../../tuning/own-body';
import { delayLeft, ownGains } from '../../tuning/own-gains';
import { aimed } from '../../tuning/tune';
import type { App } from '../app';
import { inFocus } from '../app';
import { openCode } from '../code/code';
import { element } from '../element';
import { choiceField, numberField } from './fields';
import type { Subject } from './subject';
import { three } from './words';

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
  const fit = (): Fit => plantOf(state, { kind: state.law }, seed);
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
    gains: ({ after }) =>
      ownGains(after.controller, fit().inertia).map(({ name, value, unit, torque }) => ({
        name,
        after: [
          `${three(value)} ${unit}`.trim(),
          ...(torque ? [`${three(torque.value)} ${torque.unit}`] : []),
        ].join(' = '),
      })),
    notes({ after }) {
      const { inertia, plant } = fit();
      const { limits } = plant.body;
      const { settlingTime } = aimed(after.trials).measured.response;
      const best = turnTimeBound(Math.PI / 2, limits);
      const delay = plant.body.sensor?.delay ?? 0;
      const left = delayLeft(after.controller, 1 / plant.stepRate, delay);
      const turn =
        settlingTime === null
          ? 'A turn of 90° does not settle'
          : `A turn of 90° settles in ${settlingTime.toFixed(2)} s`;
      const margin =
        left === null || left <= 0
          ? 'By its proportional and derivative gains alone it is not stable.'
          : `It stands ${(1000 * left).toFixed(0)} ms of delay more than it has, by its proportional and derivative gains.`;
      return [
        `Inertia ${three(inertia)} kg·m², so the motor gives ${three(limits.angularAcceleration)} rad/s². Left of “=” stands a gain on an angular acceleration, right of it the same on a torque.`,
        `${turn}; no law takes less than ${best.toFixed(2)} s from rest to rest. ${margin}`,
      ];
    },
    actions({ after: { controller } }) {
      const code = element('button', { type: 'button', class: 'button filled' }, 'Code with these gains');
      code.addEventListener('click', () => {
        const { limits } = fit().plant.body;
        const who = `My own body · ${controllerKinds[state.law].label}`;
        void openCode(app, { controller, limits, who, numbers: 'as found for your body' });
      });
      return [code];
    },
  };
}
