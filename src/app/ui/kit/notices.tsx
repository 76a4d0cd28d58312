// Messages to the person: at the top of the picture or of a dialog, and in the one live region of the page.
import './notices.css';
import { useApp } from '../app';

export function Notices() {
  const { messages } = useApp();
  const { notice } = messages;
  return (
    <div class="notices">
      {notice && (
        <div
          key={notice}
          class={`notice raised ${notice.kind}`}
          role={notice.kind === 'error' ? 'alert' : undefined}
        >
          <p>{notice.message}</p>
          {notice.offer && (
            <button type="button" class="button filled" onClick={() => messages.takeUp()}>
              {notice.offer.label}
            </button>
          )}
          <button
            type="button"
            class="close"
            aria-label="Close this message"
            onClick={() => messages.close(notice)}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}

/** What happens is said here to whoever listens instead of looking. Only what is new is read. */
export function Announcer() {
  return (
    <div class="announcer unseen" role="status" aria-live="polite" aria-atomic="false">
      {useApp().messages.said.map((said) => (
        <p key={said}>{said.sentence}</p>
      ))}
    </div>
  );
}
