// The page in a frame of another page: the picture, its main control, pause, and the way to the full page.
import './embed.css';
import { useEffect, useState } from 'preact/hooks';
import { heroOf } from '../view/heroes/heroes';
import { ActionButton } from './actions/action-button';
import { keyedActions, playback } from './actions/list';
import type { App } from './app';
import { FeatureParts } from './features';
import { headsIn, insetsInPlay } from './first-screen/insets';
import { Hero } from './hero/hero';
import { Announcer, Notices } from './kit/notices';
import type { Frame } from './mount';
import { pageAddress } from './sharing/share';
import { loadAddress } from './sharing/sharing';

/** Room between the picture and the bar below it, and what the link takes at the top. CSS pixels */
const room = { air: 12, top: 34 };

const [pause] = playback.filter(({ id }) => id === 'pause');

function Embed() {
  return (
    <>
      <Gate />
      <a class="embed-link" target="_blank" rel="noopener" href={pageAddress() + location.hash}>
        Open in Slew
      </a>
      <footer class="bars">
        <div class="bar-middle">
          <Hero />
          <FeatureParts place="scene hero" />
        </div>
        <div class="bar-right">
          <ActionButton action={pause} />
        </div>
      </footer>
      <Notices />
      <Announcer />
      <FeatureParts place="scene field" />
      <FeatureParts place="scene figures" />
    </>
  );
}

/** Whether the picture and the keys are the person's. */
const hold = { isTaken: false };

/**
 * Lies over the picture, and leaves the wheel, a swipe and the keys to the page around, until the frame is clicked; and
 * again when that page has the keyboard.
 */
function Gate() {
  const [isTaken, take] = useState(false);
  hold.isTaken = isTaken;
  useEffect(() => {
    // The click that opens it moves nothing yet; one on a control opens it too.
    window.addEventListener('click', () => take(true));
    window.addEventListener('blur', () => take(false));
  }, []);
  return isTaken ? null : <div class="embed-gate" title="Click to take hold of the picture" />;
}

function insets(_: App, place: HTMLElement) {
  if (document.documentElement.dataset.chrome === 'play') return insetsInPlay(place);
  const headsEnd = headsIn(place).heads.map(({ bottom }) => bottom);
  const bars = place.querySelector('.bars')!.getBoundingClientRect();
  return {
    left: 0,
    top: Math.max(room.top, ...headsEnd),
    right: 0,
    bottom: window.innerHeight - bars.top + room.air,
  };
}

export const embed: Frame = {
  Content: Embed,
  insets,
  // Keys of what is to be seen here, and no others; a feature that uses a key itself takes it first.
  actions({ session, view }, features) {
    if (!hold.isTaken) return [];
    const shown = [pause.id, heroOf(session, view)?.hero.action];
    return [...keyedActions.filter(({ id }) => shown.includes(id)), ...features.at('scene')];
  },
  begin(app) {
    window.addEventListener('hashchange', () => void loadAddress(app));
  },
};

/** Marks the page as one in a frame, for the styles. Call it before anything is rendered. */
export function markEmbedded(): void {
  Object.assign(document.documentElement.dataset, { embed: '', drawers: '' });
}
