// At the top while a scene is built: whether it is saved.
import './saved-sign.css';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { Icon } from '../kit/icon';
import { onSaved, type SavedAs, savedAs } from './saved';

const words: Readonly<Record<SavedAs, string>> = {
  soon: 'Saving…',
  kept: 'Saved on this device',
  memory: 'Not saved: it lasts until the page is left',
};

export function SavedSign() {
  const { scene, origin } = useApp().session;
  const [, redraw] = useState(0);
  useEffect(() => onSaved(() => redraw((n) => n + 1)), []);
  // One that was opened from this device is there as it is.
  const as = savedAs(scene) ?? (origin?.startsWith('own=') ? 'kept' : null);
  if (!as) return null;
  return (
    <span class="saved-sign">
      {as === 'kept' && <Icon sign="tick" />}
      {words[as]}
    </span>
  );
}
