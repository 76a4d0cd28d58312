// The gallery card that opens a new scene.
import './new-scene.css';
import { Icon } from '../kit/icon';

/**
 * The card that opens a new scene.
 * @param title tooltip, which also names the shortcut
 * @param open opens the new scene
 */
export function NewScene({ title, open }: { readonly title: string; open(byKeys: boolean): void }) {
  return (
    <button type="button" class="gallery-new" title={title} onClick={({ detail }) => open(detail === 0)}>
      <span class="gallery-new-sign">
        <Icon sign="plus" />
      </span>
      <span class="gallery-name">New scene</span>
      <span class="gallery-question">A missile and its target. What else?</span>
    </button>
  );
}
