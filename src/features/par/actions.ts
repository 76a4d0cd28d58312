// The actions of Par as data: start, next course and so on.
import type { App } from '../../app/ui/app';
import type { FeatureAction } from '../../app/ui/features';

/** Whether a course is open and no run is in progress. */
const isNotFlown = ({ session: { game, scenario, simulation } }: App) =>
  scenario.par !== undefined && game?.report?.(simulation)?.state !== 'running';

export const actions = {
  start: {
    id: 'par-start',
    key: ' ',
    label: 'Start',
    help: 'Starts the run; after it, back to the plan.',
    spots: ['scene'],
    enabled: isNotFlown,
  },
  before: {
    id: 'par-previous',
    key: '[',
    label: 'Course before',
    help: 'Another course of Par.',
    spots: ['scene'],
    enabled: isNotFlown,
  },
  next: {
    id: 'par-next',
    key: ']',
    label: 'Course after',
    help: 'Another course of Par.',
    spots: ['scene'],
    enabled: isNotFlown,
  },
  gates: {
    id: 'gates-along',
    key: '',
    label: 'Gates along the path',
    help: 'A gate at each waypoint, in place of those that there are: the scene is played as a course.',
    spots: ['path'],
    enabled: ({ session: { game, scenario, commands } }) =>
      (!game || scenario.par !== undefined) && commands.mode === 'path',
  },
} satisfies Record<string, FeatureAction>;
