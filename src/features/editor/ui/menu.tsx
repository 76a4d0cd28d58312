// The menu of the editor on the canvas: actions on an object, or new objects for an empty place.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { ActionButton } from '../../../app/ui/actions/action-button';
import { useApp } from '../../../app/ui/app';
import { useMenuKeys, useMenuLayer } from '../../../app/ui/kit/menu';
import { canTurn, gameThings } from '../../../lab/files/edit-scenario';
import { entityKinds } from '../../../world/simulation/entity-kinds';
import { type BuildMenu, turnSteps } from '../state/build-state';
import { buildOf } from '../state/current';
import { type BuildTool, gameListsOf, newThing } from '../state/placing';
import { obstacleLabels } from '../state/things';
import { duplicateAction, removeAction, selectAll } from './actions';
import { kindsFor } from './body-fields';
import { showFields } from './panel';
import { press } from './place-thing';
import { moreKinds, refusalOfMore } from './tools';

/** Gap between the canvas menu and the window's edge. CSS pixels */
const edge = 8;

export function FieldMenu() {
  const { menu } = buildOf(useApp());
  return menu && <Menu key={menu} menu={menu} />;
}

function Menu({ menu }: { readonly menu: BuildMenu }) {
  const app = useApp();
  const build = buildOf(app);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    if (build.menu === menu) build.menu = null;
  };
  useMenuLayer(close);
  useMenuKeys(box);
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = box.current!;
    const left = Math.min(menu.at.x, window.innerWidth - offsetWidth - edge);
    const top = Math.min(menu.at.y, window.innerHeight - offsetHeight - edge);
    box.current!.style.translate = `${Math.max(edge, left)}px ${Math.max(edge, top)}px`;
    box.current!.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) close();
    };
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, []);
  return (
    <div ref={box} class="menu raised build-menu" role="group" aria-label="Menu of the field" onClick={close}>
      {menu.kinds ? <OfKinds /> : menu.thing ? <OfThing /> : <OfField menu={menu} />}
    </div>
  );
}

/** Items of the canvas menu for the selected objects. */
function OfThing() {
  const app = useApp();
  const build = buildOf(app);
  const [first, ...others] = build.chosen;
  const { scenario, games } = app.session;
  const turns = build.chosen.some((ref) => canTurn(scenario, ref, games));
  return (
    <>
      <p class="build-menu-head">
        {others.length > 0 ? `${build.chosen.length} chosen` : first && build.nameOf(first)}
      </p>
      {[duplicateAction, removeAction].map((action) => (
        <ActionButton key={action.id} action={{ ...action, sign: undefined }} />
      ))}
      {turns && (
        <>
          <Row label="Turn right by 15°" run={() => build.turnBy(turnSteps.coarse)} />
          <Row label="Turn left by 15°" run={() => build.turnBy(-turnSteps.coarse)} />
        </>
      )}
      <Row label="Properties" run={() => showFields(app)} />
    </>
  );
}

/** Items of the canvas menu for the kinds of bodies that have no button in the palette. */
function OfKinds() {
  const app = useApp();
  return (
    <>
      <p class="build-menu-head">More kinds</p>
      {moreKinds.map((kind) => (
        <Row
          key={kind}
          label={entityKinds[kind].label}
          why={refusalOfMore(app.session, kind)}
          run={(event) => press(app, kind, event)}
        />
      ))}
    </>
  );
}

/** Items of the canvas menu that add an object at the place where the menu was opened. */
function OfField({ menu }: { readonly menu: BuildMenu }) {
  const app = useApp();
  const build = buildOf(app);
  const tools: { readonly value: BuildTool; readonly label: string }[] = [
    ...kindsFor([]),
    { value: 'wall', label: obstacleLabels.wall },
    { value: 'crate', label: obstacleLabels.crate },
    { value: 'target', label: 'Target' },
    ...gameListsOf(app.session).map((value) => ({
      value,
      label: gameThings(app.session.scenario, value, app.session.games)?.things.label ?? '',
    })),
  ];
  const put = (tool: BuildTool) => {
    const thing = newThing(app.session, tool, menu.place);
    if (thing) build.add(thing);
  };
  return (
    <>
      {build.hasField && (
        <>
          <p class="build-menu-head">Put here…</p>
          {tools.map(({ value, label }) => (
            <Row key={value} label={label} why={refusalOfMore(app.session, value)} run={() => put(value)} />
          ))}
          <hr />
        </>
      )}
      <ActionButton action={selectAll} />
    </>
  );
}

/** A menu item. @param why reason why the item is disabled; null if it is enabled */
function Row({
  label,
  why = null,
  run,
}: {
  readonly label: string;
  readonly why?: string | null;
  run(event: MouseEvent): void;
}) {
  return (
    <button type="button" class="button" disabled={why !== null} title={why ?? undefined} onClick={run}>
      {label}
    </button>
  );
}
