// Worker in which laws are judged, so that the page stays responsive.
import '../laws/language/own-law';
import { answerInWorker } from '../app/ui/kit/work';
import { challenges } from '../lab/ladder/challenges';
import { flyerOf, judge } from '../lab/ladder/judge';
import { scoreOf } from '../lab/ladder/score';
import { scoreRows } from './score-rows';
import type { JudgeAnswer, JudgeQuestion } from './workshop/score-card/judge';

answerInWorker(({ asks, law }: JudgeQuestion): JudgeAnswer => {
  if (asks === 'score') return { score: scoreOf(law, scoreRows) };
  const flyer = flyerOf(law);
  return { results: challenges.map((challenge) => judge(challenge, flyer)) };
});
