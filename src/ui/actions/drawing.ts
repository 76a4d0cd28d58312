// The pencil: a tool that draws a path wherever it is pressed.
import type { Action } from './action';

export const draw: Action = {
  id: 'draw',
  key: 'W',
  label: 'Draw',
  help: 'The pencil: drag on the picture to draw a path, with one finger too. Bodies then follow it.',
  pressed: ({ view }) => view.tool === 'draw',
  enabled: ({ session }) => session.entities.some((entity) => !session.simulation.isAutonomous(entity)),
  run: ({ view }) => view.setTool(view.tool === 'draw' ? 'point' : 'draw'),
};
