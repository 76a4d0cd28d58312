// The number of catches, on the page.
import './score.css';
import { useApp } from '../../../app/ui/app';
import { useFrames } from '../../../app/ui/kit/frames';
import { helloOf } from '../rules/hello';

export function CatchCount() {
  const { session } = useApp();
  // No event says that time passed.
  useFrames(10);
  const rules = helloOf(session.simulation);
  return (
    rules && (
      <p class="hello-score">
        Caught {rules.catches} of {rules.wanted}
      </p>
    )
  );
}
