// Action that ends a run and returns to the plan.
import type { Action } from '../../../app/ui/actions/action';
import { playback } from '../../../app/ui/actions/list';

export const restart: Action = playback.find(({ id }) => id === 'restart')!;
