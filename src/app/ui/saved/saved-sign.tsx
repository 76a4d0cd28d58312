// The text at the top of the page that says whether the scene that is being built is saved.
import './saved-sign.css';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { Icon } from '../kit/icon';
import { onSaved, type SavedAs, savedAs } from './save-state';

const words: Readonly<Record<SavedAs, string>> = {
  soon: 'Saving…',
  kept: 'Saved on this device',
  memory: 'Not saved: it lasts until the page is left',
};

export function SavedSign() {
  const { scene, origin } = useApp().session;
  const [, redraw] = useState(0);
  useEffect(() => onSaved(() => redraw((n) => n + 1)), []);
  // A scene that was opened from this device and not changed is saved.
  const as = savedAs(scene) ?? (origin?.startsWith('own=') ? 'kept' : null);
  if (!as) return null;
  return (
    <span class="saved-sign">
      {as === 'kept' && <Icon sign="tick" />}
      {words[as]}
    </span>
  );
}
