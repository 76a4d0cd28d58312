// The worker in which laws are judged, so that the page stays alive: it is told a law, and tells what that reached, or its score.
import '../own/at-once';
import { challenges } from '../ladder/challenges';
import { flyerOf, judge } from '../ladder/judge';
import { scoreOf } from '../ladder/score';
import type { JudgeAnswer, JudgeQuestion } from '../ui/ladder/judge';
import { scoreRows } from './score-rows';

function answerTo({ asks, law }: JudgeQuestion): JudgeAnswer {
  if (asks === 'score') return { score: scoreOf(law, scoreRows) };
  const flyer = flyerOf(law);
  return { results: challenges.map((challenge) => judge(challenge, flyer)) };
}

addEventListener('message', ({ data }: MessageEvent<JudgeQuestion>) => postMessage(answerTo(data)));
