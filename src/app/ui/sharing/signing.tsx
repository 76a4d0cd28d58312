// A dialog that asks for a text to add to a link, such as a name.
import './signing.css';
import { useRef } from 'preact/hooks';
import { Dialog } from '../kit/dialog';
import type { Signature } from './link-form';

/** @param action words for making the link @param make makes it */
export const signing = (signature: Signature, action: string, make: () => void) => (
  <Signing {...{ signature, action, make }} />
);

interface SigningProps {
  readonly signature: Signature;
  readonly action: string;
  make(): void;
}

function Signing({ signature: { label, longest, read, write }, action, make }: SigningProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog class="signing raised" aria-labelledby="signing-title" closesBeside>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            write(field.current!.value);
            close();
            make();
          }}
        >
          <h2 id="signing-title">{action}</h2>
          <label>
            {label}
            <input
              ref={field}
              type="text"
              maxLength={longest}
              defaultValue={read()}
              autocomplete="off"
              spellcheck={false}
              autofocus
            />
          </label>
          <div class="group">
            <button type="button" class="button" onClick={close}>
              Cancel
            </button>
            <button type="submit" class="button filled">
              {action}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
