// Heroes that choose a value in a range.
import { commandParts } from '../../session/history/undo';
import { repaceEntity } from '../../simulation/entity-edits';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import { limitSettings, noise as noiseSetting } from '../../simulation/settings';
import type { Simulation } from '../../simulation/simulation';
import { type TargetMotion, targetMotionKinds } from '../../simulation/targets/moving-target';
import { beginAnew } from './anew';
import { as, type Hero, rad } from './hero';

const frequencyRow = (entity: Entity) =>
  kindOf(entity).controllers[entity.controller.kind].tunables.find(({ key }) => key === 'frequency');

export const frequency: Hero = {
  label: 'Stiffness',
  help: 'How stiff every law is that has a frequency; the turn begins again.',
  range: {
    ...{ min: 2, max: 60, shown: as.unit('Hz') },
    now({ session }) {
      const entity = session.entities.find(frequencyRow);
      return entity ? Number(entity.controller.frequency ?? frequencyRow(entity)!.initial) : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const entity of simulation.entities.filter(frequencyRow))
          entity.configure({ ...entity.controller, frequency: value });
        beginAnew(simulation);
      }),
  },
};

/** Bodies whose own world has steps of different lengths in turn. */
const stalling = (simulation: Simulation) =>
  simulation.entities.flatMap((entity) => {
    const { steps = [] } = simulation.specOf(entity);
    return steps.length > 1 ? [{ entity, steps }] : [];
  });

/** A pattern whose one long step lasts so many steps, about the same middle. */
function withFrame(steps: readonly number[], length: number): number[] {
  const all = steps.reduce((sum, one) => sum + one, 0);
  const longest = Math.max(...steps);
  const middle = steps.slice(0, steps.indexOf(longest)).reduce((sum, one) => sum + one, 0) + longest / 2;
  const long = Math.min(all - 1, Math.max(1, Math.round(length)));
  const before = Math.min(all - long, Math.max(0, Math.round(middle - long / 2)));
  return [...Array<number>(before).fill(1), long, ...Array<number>(all - long - before).fill(1)];
}

export const frame: Hero = {
  label: 'Slow frame',
  help: 'How long the slow frame lasts; the turn begins again.',
  range: {
    ...{ min: 0.017, max: 0.4, shown: as.milliseconds },
    now({ session: { simulation } }) {
      const [first] = stalling(simulation);
      return first ? Math.max(...first.steps) / simulation.stepRate : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const { entity, steps } of stalling(simulation))
          repaceEntity(simulation, entity, withFrame(steps, value * simulation.stepRate));
        beginAnew(simulation);
      }),
  },
};

const noiseOf = ({ guided }: Entity) => guided?.sensor.noise ?? 0;

const noisy = (entity: Entity) => noiseOf(entity) > 0;

export const noise: Hero = {
  label: 'Noise',
  help: 'How noisy the heading is that the noisy bodies are told.',
  range: {
    ...{ min: rad(0.1), max: rad(3), shown: as.degrees },
    now: ({ session }) => session.entities.map(noiseOf).find((value) => value > 0) ?? null,
    choose: ({ session }, value) => session.set(noiseSetting, value, session.entities.filter(noisy)),
  },
};

type Moving = { readonly motion: TargetMotion };

const rowOf = (motion: TargetMotion, setting: string) =>
  targetMotionKinds[motion.kind].tunables.find(({ key }) => key === setting);

const runs = ({ motion }: Moving) => rowOf(motion, 'speed') !== undefined;
const accelerates = ({ motion }: Moving) => rowOf(motion, 'acceleration') !== undefined;

/** A setting of a motion that has it, as given or its default. */
const settingOf = (motion: TargetMotion, setting: string) =>
  Number(motion[setting] ?? rowOf(motion, setting)?.initial);

export const targetSpeed: Hero = {
  label: 'Target’s speed',
  help: 'Speed of the target over that of its pursuers.',
  range: {
    ...{ min: 0.2, max: 1.2, shown: as.unit('× yours') },
    now({ session: { simulation, entities } }) {
      const target = simulation.targets.find(runs);
      return target ? settingOf(target.motion, 'speed') / entities[0].limits.speed : null;
    },
    choose: ({ session }, value) =>
      session.edit(
        ({ simulation }) => {
          const speed = value * simulation.entities[0].limits.speed;
          for (const target of simulation.targets.filter(runs)) target.motion = { ...target.motion, speed };
        },
        undefined,
        commandParts,
      ),
  },
};

export const evasion: Hero = {
  label: 'It dodges at',
  help: 'How hard the targets that evade change course.',
  range: {
    ...{ min: 2, max: 40, shown: as.unit('m/s²') },
    now({ session: { simulation } }) {
      const target = simulation.targets.find(accelerates);
      return target ? settingOf(target.motion, 'acceleration') : null;
    },
    choose: ({ session }, acceleration) =>
      session.edit(
        ({ simulation }) => {
          for (const target of simulation.targets.filter(accelerates))
            target.motion = { ...target.motion, acceleration };
        },
        undefined,
        commandParts,
      ),
  },
};

export const turnRate: Hero = {
  label: 'Turn rate',
  help: 'How fast every body may turn. Its smallest circle has the radius speed over turn rate.',
  range: {
    ...{ min: 0.5, max: 6, shown: as.unit('rad/s') },
    now: ({ session }) =>
      session.entities.find(({ limits }) => limits.turnRate < Infinity)?.limits.turnRate ?? null,
    choose: ({ session }, rate) => session.set(limitSettings.turnRate, rate, session.entities),
  },
};
