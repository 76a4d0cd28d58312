// The worker in which laws are judged, so that the page stays alive: it is told a law, and tells what that reached, or its score.
import '../laws/language/own-law';
import { challenges } from '../lab/ladder/challenges';
import { flyerOf, judge } from '../lab/ladder/judge';
import { scoreOf } from '../lab/ladder/score';
import { scoreRows } from './score-rows';
import type { JudgeAnswer, JudgeQuestion } from './workshop/score-card/judge';

function answerTo({ asks, law }: JudgeQuestion): JudgeAnswer {
  if (asks === 'score') return { score: scoreOf(law, scoreRows) };
  const flyer = flyerOf(law);
  return { results: challenges.map((challenge) => judge(challenge, flyer)) };
}

addEventListener('message', ({ data }: MessageEvent<JudgeQuestion>) => postMessage(answerTo(data)));
