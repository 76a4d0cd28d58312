// The action that leads back to the plan.
import type { Action } from '../../../ui/actions/action';
import { playback } from '../../../ui/actions/list';

export const restart: Action = playback.find(({ id }) => id === 'restart')!;
