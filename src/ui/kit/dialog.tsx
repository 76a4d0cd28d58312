// A dialog over the page, and all that are open.
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { useApp } from '../app';
import { Notices } from './notices';

/** What a dialog knows of its place among those that are open. */
interface Own {
  readonly isOnTop: boolean;
  opened(element: HTMLDialogElement): void;
  closed(): void;
}

const Own = createContext<Own>({ isOnTop: true, opened() {}, closed() {} });

/** The open dialogs. */
export function DialogStack() {
  const { dialogs } = useApp();
  return (
    <>
      {dialogs.all.map((opened) => (
        <Own.Provider
          key={opened}
          value={{
            isOnTop: opened === dialogs.all.at(-1),
            opened: (element) => {
              opened.element = element;
            },
            closed: () => dialogs.closed(opened),
          }}
        >
          {opened.content()}
        </Own.Provider>
      ))}
    </>
  );
}

interface DialogProps {
  readonly class: string;
  /** Its name, or the id of the element that says it. */
  readonly name: { readonly label: string } | { readonly labelledBy: string };
  readonly style?: Readonly<Record<string, string>>;
  /** Whether a press beside it closes it. */
  readonly closesBeside?: boolean;
  onClose?(): void;
  /** @param close closes it */
  onKeyDown?(event: KeyboardEvent, close: () => void): void;
  onClick?(event: MouseEvent, close: () => void): void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A dialog, open as long as it is there. Notices stand on it: what lies below one is neither seen nor reached. */
export function Dialog(props: DialogProps) {
  const { name, closesBeside = false, onClose, onKeyDown, onClick, children, ...rest } = props;
  const { isOnTop, opened, closed } = useContext(Own);
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    ref.current!.showModal();
    opened(ref.current!);
  }, []);
  const close = () => ref.current?.close();
  return (
    <dialog
      {...rest}
      ref={ref}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'label' in name ? undefined : name.labelledBy}
      onClose={() => {
        onClose?.();
        closed();
      }}
      onKeyDown={(event) => onKeyDown?.(event, close)}
      onClick={(event) => {
        if (closesBeside && event.target === ref.current) close();
        else onClick?.(event, close);
      }}
    >
      {children(close)}
      {isOnTop && <Notices />}
    </dialog>
  );
}
