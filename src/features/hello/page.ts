// Hello on the page: its action, the number of catches, and its layer.
import type { FeatureCode } from '../../app/feature/feature';
import { reachLayer } from './scene/reach-layer';
import { CatchCount } from './ui/score';

/** Returns the page's parts for Hello, the smallest example of a game: its action, its display and its drawing. */
export function begin(): FeatureCode {
  return {
    run: {
      'hello-move': ({ session }) =>
        session.command((commands) => commands.moveTarget({ x: -commands.target.x, y: commands.target.y })),
    },
    parts: { 'scene figures': CatchCount },
    layers: [{ below: 'bodies', make: reachLayer }],
  };
}
