// Section of the settings panel for ships in space.

import { type App, inFocus, lawOf } from '../../../app/ui/app';
import { choiceRow, type Row, switchRow } from '../../../app/ui/panel/rows';
import type { PanelSection } from '../../../app/ui/panel/sections';
import { rowsOf } from '../../../laws/control/controllers';
import { kiRow } from '../../../laws/control/pid';
import { gyroscopicRow, integralFrameRow, optionWords } from '../rules/settings';
import type { SpaceRules } from '../rules/space-rules';
import { spaceOf } from '../rules/space-rules';

const frames = optionWords(integralFrameRow);

/** Returns whether the law of the body in focus has an integral term. True for every law that a player wrote. */
function sums(app: App): boolean {
  const law = lawOf(app);
  return law.texts !== undefined || rowsOf(law, inFocus(app).controller).some(({ key }) => key === kiRow.key);
}

function set(app: App, name: string, numbersOf: (rules: SpaceRules) => readonly number[]): void {
  app.session.edit(({ simulation }) => {
    const rules = spaceOf(simulation);
    rules?.adjustables()[name].set(numbersOf(rules));
  });
}

/**
 * Returns the settings row for the integral frame: the coordinate frame in which the focused body's law sums its
 * errors.
 */
const frameRow = (app: App, rules: () => SpaceRules): Row =>
  choiceRow(integralFrameRow, {
    get: () => rules().sphereOf(inFocus(app))!.ship.integralFrame,
    set: (word) =>
      set(app, integralFrameRow.key, ({ spheres }) =>
        spheres.map(({ ship }) =>
          frames.findIndex((frame) => frame === (ship.entity === inFocus(app) ? word : ship.integralFrame)),
        ),
      ),
  });

export const spaceSection: PanelSection = {
  title: 'Space',
  rows(app) {
    const rules = () => spaceOf(app.session.simulation)!;
    if (!spaceOf(app.session.simulation)?.sphereOf(inFocus(app))) return [];
    const gyroscopic = switchRow(gyroscopicRow, {
      get: () => rules().adjustables()[gyroscopicRow.key].get()[0] !== 0,
      set: (on) => set(app, gyroscopicRow.key, () => [Number(on)]),
    });
    const isSteered = rules().sphereOf(inFocus(app))!.ship.steered;
    return isSteered && sums(app) ? [gyroscopic, frameRow(app, rules)] : [gyroscopic];
  },
  inWords({ session }) {
    const on = spaceOf(session.simulation)?.adjustables()[gyroscopicRow.key].get()[0];
    return `gyroscopic torque ${on ? 'on' : 'off'}`;
  },
};
