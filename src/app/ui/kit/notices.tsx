// Messages to the person, at the top of the picture or of a dialog, and the page's one ARIA live region.
import './notices.css';
import { useApp } from '../app';
import { unbroken } from './formats';

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
          <p>{unbroken(notice.message)}</p>
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

/** The ARIA live region, whose new texts screen readers read out. */
export function Announcer() {
  return (
    <div class="announcer unseen" role="status" aria-live="polite" aria-atomic="false">
      {useApp().messages.said.map((said) => (
        <p key={said}>{said.sentence}</p>
      ))}
    </div>
  );
}
