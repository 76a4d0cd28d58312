// A dialog over the page, and the stack of open dialogs.
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { type App, useApp } from '../app';
import { Notices } from './notices';

const DialogContext = createContext<{
  readonly opened: App['dialogs']['all'][number];
  readonly isOnTop: boolean;
} | null>(null);

export function DialogStack() {
  const { all } = useApp().dialogs;
  return all.map((opened) => (
    <DialogContext.Provider key={opened} value={{ opened, isOnTop: opened === all.at(-1) }}>
      {opened.content()}
    </DialogContext.Provider>
  ));
}

interface DialogProps extends Pick<JSX.IntrinsicElements['dialog'], 'aria-label' | 'aria-labelledby'> {
  readonly class: string;
  readonly style?: Readonly<Record<string, string>>;
  /** Whether a press outside of the dialog closes it. */
  readonly closesBeside?: boolean;
  /** Handles a key that is pressed in the dialog. @param close closes the dialog */
  onKeyDown?(event: KeyboardEvent, close: () => void): void;
  onClick?(event: MouseEvent, close: () => void): void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** A dialog that is open as long as the component is mounted. */
export function Dialog(props: DialogProps) {
  const { closesBeside = false, onKeyDown, onClick, children, ...rest } = props;
  const { dialogs } = useApp();
  const { isOnTop, opened } = useContext(DialogContext)!;
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    ref.current!.showModal();
    opened.element = ref.current!;
  }, []);
  const close = () => ref.current?.close();
  return (
    <dialog
      {...rest}
      ref={ref}
      onClose={() => dialogs.closed(opened)}
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
