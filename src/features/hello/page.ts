// Hello on the page: its action, its figures and its layer.
import type { FeatureCode } from '../../app/feature/feature';
import { reachLayer } from './scene/reach-layer';
import { CatchCount } from './ui/score';

/** Begins Hello on the page. */
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
