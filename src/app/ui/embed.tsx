// The page embedded in a frame of another page: the picture, the scene's main control, pause, and a
// link to the full page.
import './embed.css';
import { useEffect, useState } from 'preact/hooks';
import { heroOf } from '../view/heroes/heroes';
import { ActionButton } from './actions/action-button';
import { keyedActions, playback } from './actions/list';
import { type App, useApp } from './app';
import { FeatureParts } from './features';
import { GoOn } from './first-screen/go-on';
import { headsIn, insetsInPlay } from './first-screen/insets';
import { HeroControl } from './hero/hero';
import { Announcer, Notices } from './kit/notices';
import type { PageLayout } from './mount';
import { pageAddress } from './sharing/share';
import { loadAddress } from './sharing/sharing';

/** Free space above (`top`) and below (`air`) the picture of an embedded page, CSS pixels */
const room = { air: 12, top: 34 };

const [pause] = playback.filter(({ id }) => id === 'pause');

function Embed() {
  const { session } = useApp();
  return (
    <>
      <Gate />
      <a class="embed-link" target="_blank" rel="noopener" href={pageAddress() + location.hash}>
        Open in Slew
      </a>
      <footer class="bars">
        <div class="bar-middle">
          <HeroControl />
          <FeatureParts place="scene hero" />
        </div>
        <div class="bar-right">
          {session.round.state === 'held' ? <GoOn /> : <ActionButton action={pause} />}
        </div>
      </footer>
      <Notices />
      <Announcer />
      <FeatureParts place="scene field" />
      <FeatureParts place="scene figures" />
    </>
  );
}

/** Whether the person has clicked the embedded page, so that the page handles keys. */
const hold = { isTaken: false };

/** A cover that keeps swipes and keys from the embedded picture until the first click. */
function Gate() {
  const [isTaken, take] = useState(false);
  hold.isTaken = isTaken;
  useEffect(() => {
    // The click that removes the cover must not move anything. A click on a control removes it too.
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

export const embed: PageLayout = {
  Content: Embed,
  insets,
  // Only the keys of visible controls work. A feature that uses a key handles it first.
  actions({ session, view }, features) {
    if (!hold.isTaken) return [];
    const shown = [pause.id, heroOf(session, view)?.hero.action];
    return [...keyedActions.filter(({ id }) => shown.includes(id)), ...features.at('scene')];
  },
  begin(app) {
    window.addEventListener('hashchange', () => void loadAddress(app));
  },
};

/** Marks the document as embedded, for the style sheets. Call it before rendering. */
export function markEmbedded(): void {
  Object.assign(document.documentElement.dataset, { embed: '', drawers: '' });
}
