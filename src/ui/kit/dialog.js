// A dialog over the page, and all that are open.
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
import { useApp } from '../app';
import { Notices } from './notices';

/** The dialog that is rendered, and whether it lies over the others. */
const Own = createContext(null);
export function DialogStack() {
  const { all } = useApp().dialogs;
  return all.map((opened) =>
    _jsx(
      Own.Provider,
      { value: { opened, isOnTop: opened === all.at(-1) }, children: opened.content() },
      opened,
    ),
  );
}
/** A dialog, open as long as it is there. Notices stand on it: what lies below one is neither seen nor reached. */
export function Dialog(props) {
  const { closesBeside = false, onKeyDown, onClick, children, ...rest } = props;
  const { dialogs } = useApp();
  const { isOnTop, opened } = useContext(Own);
  const ref = useRef(null);
  useLayoutEffect(() => {
    ref.current.showModal();
    opened.element = ref.current;
  }, []);
  const close = () => ref.current?.close();
  return _jsxs('dialog', {
    ...rest,
    ref: ref,
    onClose: () => dialogs.closed(opened),
    onKeyDown: (event) => onKeyDown?.(event, close),
    onClick: (event) => {
      if (closesBeside && event.target === ref.current) close();
      else onClick?.(event, close);
    },
    children: [children(close), isOnTop && _jsx(Notices, {})],
  });
}
