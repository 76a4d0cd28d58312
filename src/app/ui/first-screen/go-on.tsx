// The button Go on, which lets time run again after an answer has stopped it. It replaces Pause.
import { useApp } from '../app';
import { Icon } from '../kit/icon';

export function GoOn() {
  const { session, rounds } = useApp();
  const { left, ring } = rounds;
  return (
    <button
      type="button"
      class={left === null ? 'button filled go-on' : 'button filled go-on counts'}
      style={left === null ? {} : { '--share': (left / ring).toFixed(3) }}
      data-action="go-on"
      onClick={() => session.round.run()}
    >
      <Icon sign="play" />
      <span>Go on</span>
      {left !== null && <span class="go-on-left">{Math.ceil(left)}</span>}
      <kbd aria-hidden="true">Space</kbd>
    </button>
  );
}
