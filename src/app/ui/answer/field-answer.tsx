// The sentence of an answer on the field, where the picture leaves it room.
import { wordsOf } from '../../../lab/answers/answer';
import { useApp } from '../app';
import { useFrames } from '../kit/frames';
import { Sentence } from './sentence';
import { isOverTally } from './standings';

/** How often it looks for an answer, and for its place. Hz: as often as the picture does, so that both change together */
const lookRate = 60;

export function FieldAnswer() {
  const { session, view } = useApp();
  useFrames(lookRate, () => [view.picture.answerPlace, wordsOf(session.answer?.phrases ?? [])]);
  const { answerPlace } = view.picture;
  const { answer } = session;
  if (!answer || !answerPlace || isOverTally(session)) return null;
  const { left, top, width, height } = answerPlace;
  const pixels = (length: number) => `${length}px`;
  return (
    <section
      class="field-answer"
      aria-label="Answer"
      style={{ left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) }}
    >
      <p class="found">
        <Sentence phrases={answer.phrases} />
      </p>
    </section>
  );
}
