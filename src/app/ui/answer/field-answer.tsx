// The sentence of an answer on the field, where the picture leaves it room.
import { useApp } from '../app';
import { Sentence } from './sentence';
import { isOverTally } from './standings';

export function FieldAnswer() {
  const { session, view } = useApp();
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
