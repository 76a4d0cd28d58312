// The bottom of the page while the editor is open: undo, snapping, choice of the main control,
// Play, and counts of objects.
import './build.css';
import { useLayoutEffect } from 'preact/hooks';
import { runAction } from '../../../app/ui/actions/action';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { redo, undo } from '../../../app/ui/actions/list';
import { useApp } from '../../../app/ui/app';
import { Icon } from '../../../app/ui/kit/icon';
import { playScene, snapping } from './actions';
import { LargeControl } from './large-control';
import { Palette } from './palette';
import { thingCounts } from './things';

export function BuildBars() {
  const app = useApp();
  const { scenario, game } = app.session;
  // On a phone this bar is higher than the bars of a run, so the picture must be refitted.
  useLayoutEffect(() => app.fit(), [scenario.cards]);
  return (
    <>
      <div class="bar-middle">
        <section class="hero build-play" aria-label="Main control">
          {!scenario.cards && !game && <LargeControl />}
          <button
            type="button"
            class="hero-press"
            data-action={playScene.id}
            title={`${playScene.label} (Space): ${playScene.help}`}
            onClick={() => runAction(app, playScene)}
          >
            <Icon sign="play" />
            {playScene.label}
            <kbd aria-hidden="true">Space</kbd>
          </button>
        </section>
      </div>
      <div class="bar-left" role="group" aria-label="Undo">
        {[undo, redo, ...(scenario.cards ? [] : [snapping])].map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
      <div class="bar-right build-counts">{thingCounts(app.session)}</div>
      {app.drawers.single && <Palette />}
    </>
  );
}
