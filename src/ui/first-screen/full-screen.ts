// Full screen, where the browser has it.
import type { Action } from '../actions/action';

export const fullScreen: Action = {
  id: 'full-screen',
  key: 'F',
  label: 'Full screen',
  help: 'The page without the browser around it, and back.',
  enabled: () => document.fullscreenEnabled,
  run: ({ notify }) => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    done.catch(() => notify('This browser does not let the page fill the screen now.', 'info'));
  },
};
