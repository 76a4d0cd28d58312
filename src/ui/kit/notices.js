import { jsx as _jsx, jsxs as _jsxs } from 'preact/jsx-runtime';
// Messages to the person: at the top of the picture or of a dialog, and in the one live region of the page.
import './notices.css';
import { useApp } from '../app';
export function Notices() {
  const { messages } = useApp();
  const { notice } = messages;
  return _jsx('div', {
    class: 'notices',
    children:
      notice &&
      _jsxs(
        'div',
        {
          class: `notice raised ${notice.kind}`,
          role: notice.kind === 'error' ? 'alert' : undefined,
          children: [
            _jsx('p', { children: notice.message }),
            _jsx('button', {
              type: 'button',
              class: 'close',
              'aria-label': 'Close this message',
              onClick: () => messages.close(notice),
              children: '\u00D7',
            }),
          ],
        },
        notice,
      ),
  });
}
/** What happens is said here to whoever listens instead of looking. Only what is new is read. */
export function Announcer() {
  return _jsx('div', {
    class: 'announcer unseen',
    role: 'status',
    'aria-live': 'polite',
    'aria-atomic': 'false',
    children: useApp().messages.said.map((said) => _jsx('p', { children: said.sentence }, said)),
  });
}
