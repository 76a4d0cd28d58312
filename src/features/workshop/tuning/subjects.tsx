// Bodies for which the dialog “Tune for me” searches gains: the body in focus, or one that the player describes by
// numbers. The dialog treats both as a Subject.
import type { VNode } from 'preact';
import { type App, attempt, inFocus, lawOf } from '../../../app/ui/app';
import type { Features } from '../../../app/ui/features';
import { formatSetting, formatThreeDigits } from '../../../app/ui/kit/formats';
import { namesOf } from '../../../app/view/bodies';
import { good, goodLate, type LargerFigure } from '../../../lab/tuning/cost';
import {
  delayLeft,
  isShapeName,
  type OwnBody,
  ownGains,
  plantOf,
  shapeRows,
  shapes,
  usualNumbers,
} from '../../../lab/tuning/own-body';
import { gainsOf } from '../../../lab/tuning/search-space';
import { aimed, type RejectedGains, type Tuning, type TuningResult } from '../../../lab/tuning/tune';
import { delay } from '../../../lab/tuning/turn-set';
import { type ControllerName, controllerKinds, isControllerName } from '../../../laws/control/controllers';
import type { StepResponse } from '../../../laws/control/step-response';
import { secondsText } from '../../../laws/exact/figures';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { entitySpecOf } from '../../../world/simulation/entity-spec';
import type { EntitySpec } from '../../../world/simulation/scenario';
import { controllerSetting } from '../../../world/simulation/settings';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import { ChoiceField, NumberFields } from './fields';
import { figureOf, isSetAlike, largerOf } from './words';

/** A body for which the gain search can find gains. */
export interface Subject {
  /** Label of this body where the player chooses a body for the gain search. */
  readonly label: string;
  /** Description of this body in one line. */
  readonly who: string;
  /** Label for the results with the old gains: the word "before" or "defaults". */
  readonly was: string;
  /** Whether the gain search can start immediately. False if the player must first enter numbers about the body. */
  readonly isReady: boolean;
  /**
   * Returns the input fields for the body's data.
   * @param refuse shows why a value is refused; an empty sentence removes the message
   */
  fields(refuse: (sentence: string) => void): VNode;
  /**
   * Returns the part of a gain search's input that depends on the body.
   * @throws RangeError if the player entered an invalid number
   */
  tuning(): Pick<Tuning, 'plant' | 'neverWorse'>;
  outcome(tuned: TuningResult): Outcome;
}

export interface Outcome {
  readonly verdict: string;
  readonly gains: readonly GainLine[];
  /** Remarks on the gains that were found, one sentence each. */
  readonly notes: readonly string[];
  /** Buttons below the search result in the dialog, the main button first. */
  readonly actions: readonly { readonly label: string; press(close: () => void): void }[];
}

/** A setting of a law before and after the gain search, as text. */
export interface GainLine {
  /** Letter that stands for the setting in formulas. Left out for a setting without a letter. */
  readonly letter?: string | undefined;
  /** Name of the setting. */
  readonly name: string;
  readonly before?: string;
  readonly after: string;
}

/** Returns the properties of a body that decide how it turns. */
function bodyOf(app: App, entity: Entity): EntitySpec {
  const { kind, size, density, wrap, drive, torqueByInertia, sensor, resetOnRetarget } = entitySpecOf(
    app.session.simulation,
    entity,
  );
  const { steps } = app.session.simulation.specOf(entity);
  return withoutUndefined({
    kind,
    size,
    density,
    wrap,
    drive,
    torqueByInertia,
    sensor,
    resetOnRetarget,
    steps,
  });
}

/** Text that explains the words “good” and “no worse” in the result of the gain search. */
const goodMeans = `Good: it settles within ${good.times} times the best possible turn, swings past by at most ${good.past} % and is left off by at most ${good.left}°; told ${delay} steps late, within ${goodLate.times} times from then on, and ${goodLate.past} %. No worse: in the figures of the table, but that it may settle a step later. What noise does is left aside.`;

function heldBackBy({ tried, worse }: RejectedGains): string {
  const others = new Set(worse.map(({ turn }) => turn)).size - 1;
  const more = others > 0 ? `, and ${others} other ${others === 1 ? 'turn is' : 'turns are'} worse too` : '';
  return `The condition holds the gains back. Some would settle a turn of 90° in ${figureOf('settled', aimed(tried.trials))} s, but ${largerOf(worse[0])}${more}. Switch it off to take such gains.`;
}

/** Largest number of measured values that one sentence names. Further values are only counted. */
const mostNamed = 3;

function largerThanDefaults(larger: readonly LargerFigure[]): string {
  const more = larger.length - mostNamed;
  const others = more > 0 ? `, and ${more} more ${more === 1 ? 'figure is' : 'figures are'} larger` : '';
  const isGood = larger.every(({ by }) => by === 0);
  return `Against the law’s defaults ${larger.slice(0, mostNamed).map(largerOf).join(', ')}${others}.${isGood ? ' Each of them is still good, or differs only by one step or by noise.' : ''}`;
}

/** Whether the gain search refuses gains that make a test turn worse. */
let neverWorse = true;

/** Returns the body in focus as the subject of the gain search. */
export function sceneSubject(app: App): Subject {
  const { session } = app;
  const entity = inFocus(app);
  const { controller, kind } = entity;
  const rows = gainsOf(kind, controller);
  const name = namesOf(session)[session.entities.indexOf(entity)];
  const motor = formatThreeDigits(entity.limits.angularAcceleration);
  const cut = session.reducedLimit.reduced ? ` · motor cut to ${motor} rad/s²` : '';
  const use = (tuned: TuningResult) =>
    attempt(app, () => {
      const { texts = [] } = lawOf(app);
      const isSameLaw = ['kind', ...texts.map(({ key }) => key)].every(
        (key) => entity.controller[key] === controller[key],
      );
      if (!session.entities.includes(entity) || !isSameLaw)
        throw new RangeError(`${name} is not there any more, or turns by another law. Nothing was changed.`);
      session.settle();
      session.set(controllerSetting, tuned.after.controller, [entity]);
      session.settle();
      app.offerUndo('The gains are set');
    });

  return {
    label: 'This body',
    who: `${name} · ${lawOf(app).label}${cut}`,
    was: 'before',
    isReady: true,
    fields: () => (
      <>
        <label class="switch">
          <input
            type="checkbox"
            checked={neverWorse}
            onChange={({ currentTarget }) => {
              neverWorse = currentTarget.checked;
            }}
          />
          On every turn good, or no worse than with the law’s defaults
        </label>
        <p class="note">{goodMeans}</p>
      </>
    ),
    tuning: () => ({
      plant: {
        body: { ...bodyOf(app, entity), controller, limits: { ...entity.limits } },
        stepRate: session.simulation.stepRate,
        weather: { ...session.simulation.wind.weather },
        seed: session.simulation.seed,
      },
      neverWorse,
    }),
    outcome(tuned) {
      const { after, heldBack, larger } = tuned;
      const isSame = isSetAlike(rows, after.controller, controller);
      return {
        verdict: isSame
          ? 'Nothing better was found. The gains stay as they are.'
          : 'Better gains were found.',
        gains: rows.map((row) => {
          const text = (value: unknown) => formatSetting(row, Number(value ?? row.initial));
          return {
            letter: row.symbol,
            name: row.label,
            before: text(controller[row.key]),
            after: text(after.controller[row.key]),
          };
        }),
        notes: [
          ...(heldBack ? [heldBackBy(heldBack)] : []),
          ...(!isSame && larger.length > 0 ? [largerThanDefaults(larger)] : []),
        ],
        actions: isSame
          ? []
          : [
              {
                label: 'Use these gains',
                press(close) {
                  if (use(tuned)) close();
                },
              },
              { label: 'Keep the old ones', press: (close) => close() },
            ],
      };
    },
  };
}

/** Player's input for “My own body”, a body that exists only as numbers in the dialog of the gain search. */
interface OwnInput {
  law: ControllerName;
  shape: OwnBody['shape'];
  readonly numbers: Record<string, number>;
}

/** Laws that have gains, by kind. */
const laws = Object.fromEntries(
  Object.entries(controllerKinds).filter(([, { tunables }]) => tunables.length > 0),
);

/** Returns the initial values of the form for a body described by numbers. */
function firstState(app: App): OwnInput {
  const { kind } = inFocus(app).controller;
  const law = kind in laws && isControllerName(kind) ? kind : 'pid';
  return { law, shape: 'box', numbers: usualNumbers() };
}

/** Player's input for “My own body” in the dialog of the gain search. Null before the first call of `ownSubject`. */
let ownInput: OwnInput | null = null;

/**
 * Returns the subject “My own body” of the gain search. The player describes this body in a form.
 * @param changed called when the form must show other fields
 */
export function ownSubject(app: App, features: Features, changed: () => void): Subject {
  const { seed } = app.session.simulation;
  ownInput ??= firstState(app);
  const state = ownInput;
  const fit = () => plantOf(state, { kind: state.law }, seed);
  return {
    label: 'My own body',
    who: 'Not in the scene: only its numbers',
    was: 'defaults',
    isReady: false,
    fields: (refuse) => (
      <>
        <ChoiceField
          label="Law"
          options={laws}
          value={state.law}
          choose={(law) => {
            if (isControllerName(law)) state.law = law;
          }}
        />
        <ChoiceField
          label="Shape"
          options={shapes}
          value={state.shape}
          choose={(shape) => {
            if (isShapeName(shape)) state.shape = shape;
            changed();
          }}
        />
        <div class="numbers">
          <NumberFields rows={shapeRows(state.shape)} values={state.numbers} refuse={refuse} />
        </div>
      </>
    ),
    tuning: () => ({ plant: fit().plant, neverWorse: false }),
    outcome({ before, after }) {
      // Uses the body of the search, because the fields may have changed before the press.
      const { inertia, plant } = fit();
      const { label, tunables } = controllerKinds[state.law];
      const { limits, sensor } = plant.body;
      const { response, best } = aimed(after.trials).measured;
      const left = delayLeft(after.controller, 1 / plant.stepRate, sensor?.delay ?? 0);
      const inSeconds = ({ settlingTime }: StepResponse) =>
        settlingTime === null ? 'not at all' : `in ${secondsText(settlingTime)}`;
      const margin =
        left === null || left <= 0
          ? 'By its proportional and derivative gains alone it is not stable.'
          : `By its proportional and derivative gains it stays stable with up to ${(1000 * left).toFixed(0)} ms more delay.`;
      return {
        verdict: isSetAlike(tunables, before.controller, after.controller)
          ? 'Nothing better than the law’s defaults was found.'
          : 'Gains for your body were found.',
        gains: ownGains(after.controller, inertia).map(({ row, value, torque }) => ({
          letter: row.symbol,
          name: row.label,
          after: [
            formatSetting(row, value),
            ...(torque ? [`${formatThreeDigits(torque.value)} ${torque.unit}`] : []),
          ].join(' = '),
        })),
        notes: [
          `Inertia ${formatThreeDigits(inertia)} kg·m², so the motor gives ${formatThreeDigits(limits.angularAcceleration)} rad/s². A gain stands left of “=” for an angular acceleration, right of it for a torque.`,
          `A turn of 90° settles ${inSeconds(response)}, the best possible turn ${inSeconds(best)}. ${margin}`,
        ],
        actions: [
          {
            label: 'Code with these gains',
            press: async () => {
              const showCode = await features.serviceFor(app, 'showCode');
              const numbers = 'as found for your body';
              showCode?.(app, {
                controller: after.controller,
                limits,
                who: `My own body · ${label}`,
                numbers,
              });
            },
          },
        ],
      };
    },
  };
}
