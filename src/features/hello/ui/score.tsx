// The number of catches.
import { useApp } from '../../../app/ui/app';
import { useFrames } from '../../../app/ui/kit/frames';
import { helloOf } from '../rules/hello';

export function Score() {
  const { session } = useApp();
  // No listener tells that time passed.
  useFrames(10);
  const rules = helloOf(session.simulation);
  return (
    rules && (
      <p>
        Caught {rules.catches} of {rules.wanted}
      </p>
    )
  );
}
