// Heroes that choose a value in a range.
import { limitEntity, repaceEntity, senseEntity, startFrom } from '../../simulation/entity-edits';
import { type Entity, kindOf } from '../../simulation/entity-kinds';
import type { Simulation } from '../../simulation/simulation';
import { type TargetMotion, targetMotionKinds } from '../../simulation/targets/moving-target';
import { beginAnew } from './anew';
import { as, type Hero, rad } from './hero';

const frequencyRow = (entity: Entity) =>
  kindOf(entity).controllers[entity.controller.kind].tunables.find(({ key }) => key === 'frequency');

export const frequency: Hero = {
  label: 'Frequency',
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

export const frame: Hero = {
  label: 'Slow frame',
  help: 'How long the slow frame lasts.',
  range: {
    ...{ min: 0.017, max: 0.4, shown: as.milliseconds },
    now({ session: { simulation } }) {
      const [first] = stalling(simulation);
      return first ? Math.max(...first.steps) / simulation.stepRate : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const { entity, steps } of stalling(simulation)) {
          const all = steps.reduce((sum, length) => sum + length, 0);
          const long = Math.min(all - 1, Math.max(1, Math.round(value * simulation.stepRate)));
          repaceEntity(simulation, entity, [...Array<number>(all - long).fill(1), long]);
        }
      }),
  },
};

const noisy = ({ sensor }: Entity) => sensor.noise > 0;

export const noise: Hero = {
  label: 'Noise',
  help: 'How noisy the heading is that the noisy bodies are told.',
  range: {
    ...{ min: rad(0.1), max: rad(3), shown: as.degrees },
    now: ({ session }) => session.entities.find(noisy)?.sensor.noise ?? null,
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        for (const entity of simulation.entities.filter(noisy)) senseEntity(entity, { noise: value });
      }),
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
  label: 'Target',
  help: 'Speed of the target over that of its pursuers.',
  range: {
    ...{ min: 0.2, max: 1.2, shown: as.unit('× your speed') },
    now({ session: { simulation, entities } }) {
      const target = simulation.targets.find(runs);
      return target ? settingOf(target.motion, 'speed') / entities[0].limits.speed : null;
    },
    choose: ({ session }, value) =>
      session.edit(({ simulation }) => {
        const speed = value * simulation.entities[0].limits.speed;
        for (const target of simulation.targets.filter(runs)) target.motion = { ...target.motion, speed };
      }),
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
      session.edit(({ simulation }) => {
        for (const target of simulation.targets.filter(accelerates))
          target.motion = { ...target.motion, acceleration };
      }),
  },
};

export const turnRate: Hero = {
  label: 'Turn rate',
  help: 'How fast every body may turn. Its smallest circle has the radius speed over turn rate.',
  range: {
    ...{ min: 0.5, max: 6, shown: as.unit('rad/s') },
    now: ({ session }) =>
      session.entities.find(({ limits }) => limits.turnRate < Infinity)?.limits.turnRate ?? null,
    choose: ({ session }, rate) =>
      session.edit(({ simulation }) => {
        for (const entity of simulation.entities) limitEntity(entity, { turnRate: rate });
      }),
  },
};

/** Bodies that began with a turn, and how far off straight back they began. rad */
const turning = (simulation: Simulation) =>
  simulation.entities.flatMap((entity) => {
    const { angle = 0, position = [0, 0], command } = simulation.specOf(entity);
    if (command?.kind !== 'turn-towards' || !('target' in command)) return [];
    return [{ entity, off: Math.PI - Math.abs(angle), position, command }];
  });

export const offBack: Hero = {
  label: 'Off by',
  help: 'How far off straight back all begin and are to point, on either side; the turn begins again.',
  range: {
    ...{ min: rad(5), max: rad(85), shown: as.degrees },
    now: ({ session }) => turning(session.simulation)[0]?.off ?? null,
    choose: ({ session }, off) =>
      session.edit(({ simulation }) => {
        for (const { entity, position, command } of turning(simulation)) {
          const [x, y] = position;
          const far = Math.hypot(command.target[0] - x, command.target[1] - y);
          const angle = Math.PI - off;
          const target = [x + far * Math.cos(angle), y - far * Math.sin(angle)] as const;
          startFrom(simulation, entity, { angle, command: { kind: 'turn-towards', target } });
        }
      }),
  },
};
