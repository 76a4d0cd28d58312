// The drawers at the edges of the page: Law or Tune at the right, Measure at the bottom. On a narrow
// page they form one sheet.
import './drawers.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scenario } from '../../../world/simulation/scenario';
import { type App, bodyWithText, useApp } from '../app';
import { FeatureParts, type Features, type PartSpot, useFeatures } from '../features';
import { useEscape } from '../kit/escape';
import { Icon } from '../kit/icon';
import { isDialogOpen, isTyping } from '../kit/keyboard';
import { type DrawerId, drawerIds, drawerNames } from '../state/drawers';
import { SheetHandle, useSheetDrag } from './handle';

const places = {
  law: 'law drawer',
  tune: 'tune drawer',
  measure: 'measure drawer',
} as const satisfies Record<DrawerId, PartSpot>;

/** Scroll position at which each drawer was closed. CSS pixels */
const scrolled: Record<DrawerId, number> = { law: 0, tune: 0, measure: 0 };

export function Drawers() {
  const app = useApp();
  const { drawers } = app;
  const here = offered(app);
  useTextsOfScene();
  const tabs = useRef<HTMLElement>(null);
  /**
   * Drawer that is being closed while it contains the focus. After the next rendering, its tab gets the focus. Null if
   * there is no such drawer.
   */
  const left = useRef<DrawerId | null>(null);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // An open drawer without contents takes no room.
    dataset.drawers = drawers.open.filter((id) => here.includes(id)).join(' ');
    dataset.sheet = drawers.tall ? 'tall' : 'half';
  });
  useLayoutEffect(() => {
    // The tabs are in sight again by now. A control in the drawer may have moved the focus elsewhere.
    if (left.current && document.activeElement === document.body)
      tabs.current?.querySelector<HTMLElement>(`[data-drawer=${left.current}]`)?.focus();
    left.current = null;
  });
  const closeFrom = (id: DrawerId) => {
    if (document.querySelector(`#drawer-${id}`)?.contains(document.activeElement)) left.current = id;
    drawers.set(id, false);
  };
  useEscape('drawer', (target) => {
    if (isDialogOpen() || isTyping(target)) return false;
    const within = drawerIds.find((id) => document.querySelector(`#drawer-${id}`)?.contains(target));
    const last = within ?? drawers.open.at(-1);
    if (last) closeFrom(last);
    return last !== undefined;
  });
  return (
    <>
      {here.map(
        (id) => drawers.isOpen(id) && <Drawer key={id} id={id} here={here} close={() => closeFrom(id)} />,
      )}
      <Tabs list={tabs} here={here} />
    </>
  );
}

/** Returns the drawers (panels at the edge of the page) that the person can open now. */
const offered = (app: App): readonly DrawerId[] =>
  drawerIds.filter((id) =>
    id === 'law' ? bodyWithText(app) !== null : id === 'tune' || !app.session.building,
  );

/**
 * Returns the title of a drawer. In the scene editor, the title of the drawer Tune is the name of the selected objects.
 */
const nameOf = (app: App, features: Features, id: DrawerId) =>
  id === 'tune' && app.session.building ? features.service('building').titleOf(app) : drawerNames[id];

/**
 * Opens the Law drawer when a scene opens that has a control law written as text. Does not open it in games. Closes the
 * drawer when no body has such a law.
 */
function useTextsOfScene(): void {
  const app = useApp();
  const { session, drawers } = app;
  const { scenario } = session;
  const has = bodyWithText(app) !== null;
  const known = useRef<Scenario | null>(null);
  useLayoutEffect(() => {
    const isNew = known.current !== scenario;
    known.current = scenario;
    if (!has) drawers.set('law', false);
    else if (isNew && !session.game) drawers.set('law', true);
  }, [scenario, has]);
}

function Tabs({
  list,
  here,
}: {
  readonly list: { current: HTMLElement | null };
  readonly here: readonly DrawerId[];
}) {
  const app = useApp();
  const features = useFeatures();
  const { drawers } = app;
  const drag = useSheetDrag(drawers);
  return (
    <nav ref={list} class="drawer-tabs" aria-label="Drawers" {...drag}>
      <SheetHandle />
      {here.map((id) => (
        <button
          key={id}
          type="button"
          class="drawer-tab"
          data-drawer={id}
          aria-controls={drawers.isOpen(id) ? `drawer-${id}` : undefined}
          aria-expanded={drawers.isOpen(id)}
          onClick={({ detail, currentTarget }) => {
            // After a key press the drawer takes the focus; after a click the picture keeps the keys.
            drawers.toggle(id, detail === 0);
            if (detail > 0) currentTarget.blur();
          }}
        >
          <span>{nameOf(app, features, id)}</span>
        </button>
      ))}
    </nav>
  );
}

function Drawer({
  id,
  here,
  close,
}: {
  readonly id: DrawerId;
  readonly here: readonly DrawerId[];
  close(): void;
}) {
  const app = useApp();
  const features = useFeatures();
  const { drawers } = app;
  const drag = useSheetDrag(drawers);
  const content = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (drawers.takesFocus(id)) closer.current?.focus();
    const place = content.current!;
    place.scrollTop = scrolled[id];
    return () => {
      scrolled[id] = place.scrollTop;
    };
  }, []);
  const shown = id === 'tune' && app.session.building ? 'building drawer' : places[id];
  return (
    <aside class={`drawer ${id}`} id={`drawer-${id}`} aria-labelledby={`drawer-${id}-name`}>
      <header class="drawer-head" {...drag}>
        <SheetHandle />
        <h2 id={`drawer-${id}-name`} class="unseen">
          {nameOf(app, features, id)}
        </h2>
        <div class="sheet-tabs" role="group" aria-label="Drawers">
          {here.map((each) => (
            <button
              key={each}
              type="button"
              class="sheet-tab"
              aria-pressed={each === id}
              onClick={() => drawers.set(each, true)}
            >
              {nameOf(app, features, each)}
            </button>
          ))}
        </div>
        <button
          ref={closer}
          type="button"
          class="button icon drawer-close"
          aria-label={`Close ${nameOf(app, features, id)}`}
          title="Close (Esc)"
          onClick={close}
        >
          <Icon sign="close" />
        </button>
      </header>
      <div ref={content} class="drawer-content">
        <FeatureParts key={shown} place={shown} />
      </div>
    </aside>
  );
}
