// The drawer in the editor: fields of the selection, or of the scene if nothing is selected.
import '../../../app/ui/panel/panel.css';
import './panel.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { type App, inFocus, useApp } from '../../../app/ui/app';
import { isPressedByKeys } from '../../../app/ui/kit/keyboard';
import { Bodies } from '../../../app/ui/panel/bodies';
import { colourOf } from '../../../app/view/bodies';
import { css } from '../../../app/view/palette';
import type { ThingRef } from '../../../lab/files/edit-scenario';
import { buildOf } from '../state/current';
import { nameOfSpot } from '../state/spots';
import { duplicateAction, removeAction } from './actions';
import { BodyFields } from './body-fields';
import { focusThings } from './focus-things';
import { SceneFields } from './scene-fields';
import { ObstacleFields, SeveralFields, ShapeFields, SpotFields, TargetFields } from './thing-fields';

/** Returns the title of the editor's side panel. */
export function titleOf(app: App): string {
  const { chosen, spot } = buildOf(app);
  if (spot !== null) return nameOfSpot(spot);
  if (chosen.length > 1) return `${chosen.length} chosen`;
  return chosen.length === 0 ? 'Scene' : buildOf(app).nameOf(chosen[0]);
}

/** Whether the fields in the side panel take the keyboard focus when they mount. */
let takesKeyboard = false;

/** Opens the side panel with the fields of the selection, and moves the focus there. */
export function showFields({ drawers, view }: App): void {
  takesKeyboard = true;
  drawers.set('tune', true);
  view.redraw();
}

export function BuildPanel() {
  const app = useApp();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesKeyboard) panel.current?.querySelector<HTMLElement>('.text-field input, .value')?.focus();
    takesKeyboard = false;
  });
  // If the drawer is closed by keys, the list of things takes the focus. On the drawer's tab, Space would open it again
  // instead of playing.
  useLayoutEffect(
    () => () => {
      const drawer = panel.current?.closest('.drawer');
      if (drawer?.contains(document.activeElement) && isPressedByKeys(document.activeElement)) focusThings();
    },
    [],
  );
  const { chosen, spot } = buildOf(app);
  const body = inFocus(app);
  const isBody = chosen.length === 1 && chosen[0].list === 'entities';
  return (
    <div ref={panel} class="panel build-panel" style={{ '--body': css(colourOf(app.session, body)) }}>
      <Bodies
        focused={isBody ? body : null}
        choose={(index) => buildOf(app).choose([{ list: 'entities', index }])}
      />
      {spot === null ? (
        <Fields key={JSON.stringify(chosen)} chosen={chosen} />
      ) : (
        <SpotFields key={spot} at={spot} />
      )}
      {(chosen.length > 0 || typeof spot === 'number') && (
        <footer class="foot build-foot">
          <ActionButton action={duplicateAction} />
          <ActionButton action={removeAction} />
        </footer>
      )}
    </div>
  );
}

function Fields({ chosen }: { readonly chosen: readonly ThingRef[] }) {
  const [first, ...others] = chosen;
  if (!first) return <SceneFields />;
  if (others.length > 0) return <SeveralFields refs={chosen} />;
  const { list, index } = first;
  switch (list) {
    case 'entities':
      return <BodyFields at={{ list, index }} />;
    case 'obstacles':
      return <ObstacleFields at={{ list, index }} />;
    case 'targets':
      return <TargetFields at={{ list, index }} />;
    default:
      return <ShapeFields at={first} />;
  }
}
