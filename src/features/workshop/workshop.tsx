// The code of the workshop: laws as texts, their score card, and the search for gains. The page loads it when needed.
import type { FeatureCode } from '../../app/feature/feature';
import { openDialog } from '../../app/ui/kit/late';
import { ChallengeLine } from './law/challenge-line';
import { LawPanel } from './law/law-panel';
import { limitLayer } from './scene/limit-layer';
import { reachedLayer } from './scene/reached-layer';
import { type Judge, JudgeContext } from './score-card/judge';
import { scoreCardDialog } from './score-card/score-card-dialog';
import { tuningDialog } from './tuning/tuning-dialog';

export const workshopWith = (judge: Judge): FeatureCode => ({
  run: {
    'tune-for-me': (app) => openDialog(app, 'The search', tuningDialog),
    'score-card': (app) => openDialog(app, 'The score card', () => scoreCardDialog(judge)),
  },
  parts: {
    'law drawer': () => (
      <JudgeContext.Provider value={judge}>
        <LawPanel />
      </JudgeContext.Provider>
    ),
    'scene task': () => (
      <JudgeContext.Provider value={judge}>
        <ChallengeLine />
      </JudgeContext.Provider>
    ),
  },
  layers: [{ make: reachedLayer }, { make: limitLayer }],
});
