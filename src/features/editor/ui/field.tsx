// Controls over the canvas while the editor is open: the palette on a wide page, and the bar beside the selection.
import { useEffect } from 'preact/hooks';
import { useApp } from '../../../app/ui/app';
import { FeatureParts } from '../../../app/ui/features';
import { useEscape } from '../../../app/ui/kit/escape';
import { isDialogOpen, isTyping } from '../../../app/ui/kit/keyboard';
import { buildOf } from '../state/current';
import { listenToDoubleClicks } from './double-click';
import { bringIntoSight } from './in-sight';
import { listenToBuildKeys } from './keys';
import { FieldMenu } from './menu';
import { Palette } from './palette';
import { SelectionBar } from './selection-bar';
import { byFingers } from './tools';

export function BuildField() {
  const app = useApp();
  // Escape cancels a drag, the tool or the selection, and then closes a drawer. It never ends building.
  useEscape('field', (target) => !isTyping(target) && !isDialogOpen() && buildOf(app).escape());
  useEffect(() => listenToBuildKeys(app), []);
  useEffect(() => listenToDoubleClicks(app), []);
  const { chosen } = buildOf(app);
  useEffect(() => {
    if (byFingers()) bringIntoSight(app);
  }, [chosen, app.session.scenario]);
  return (
    <section aria-label="Build">
      {!app.drawers.single && (
        <>
          <Palette />
          <SelectionBar />
        </>
      )}
      <FieldMenu />
      <FeatureParts place="building watch" />
    </section>
  );
}
