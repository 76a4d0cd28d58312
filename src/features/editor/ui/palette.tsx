// The palette of the editor's tools, in a column at the left. On a phone it is a strip above Play, which shows
// actions instead while an object is selected.
import './palette.css';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Action, canRun, runAction } from '../../../app/ui/actions/action';
import { type App, useApp } from '../../../app/ui/app';
import { useFeatures } from '../../../app/ui/features';
import { Chooser } from '../../../app/ui/kit/chooser';
import { useEscape } from '../../../app/ui/kit/escape';
import { Icon, type IconName } from '../../../app/ui/kit/icon';
import { isBrowserShortcut } from '../../../app/ui/kit/keyboard';
import { LawChooser } from '../../../app/ui/panel/law-chooser';
import { canTurn } from '../../../lab/files/edit-scenario';
import { type EntityName, entityKinds } from '../../../world/simulation/entity-kinds';
import type { TargetMotionName } from '../../../world/simulation/targets/motions';
import { turnSteps } from '../state/build-state';
import { buildOf } from '../state/current';
import { type BuildTool, type NewThing, newThing } from '../state/placing';
import { snapped } from '../state/snap';
import { duplicateAction, removeAction } from './actions';
import { behavioursOf, commandToChase, goalOf } from './behaviour';
import { kindsFor } from './body-fields';
import { setCommand, setKind } from './edits';
import { focusThings } from './focus-things';
import { press as pressTool } from './place-thing';
import { motions, setMotion } from './thing-fields';
import { AcrossArt, refusalOfMore, rowInHand, type ToolRow, toolGroupsOf } from './tools';

/** Direction of each arrow key in the palette: −1 to the tool before, 1 to the next tool. */
const moves: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Moves the focus in the tool palette by an arrow key, or by the first letter of a tool */
function press(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  if (isBrowserShortcut(event)) return;
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const at = tools.indexOf(target);
  const begins = (tool: HTMLElement) => tool.textContent.toLowerCase().startsWith(key.toLowerCase());
  const to =
    key in moves
      ? tools[(at + moves[key] + tools.length) % tools.length]
      : [...tools.slice(at + 1), ...tools.slice(0, at + 1)].find(begins);
  if (!to) return;
  to.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The palette of tools. Renders nothing if the scene shows each body on a separate card. */
export function Palette() {
  const app = useApp();
  const build = buildOf(app);
  // Scroll position of the strip, kept so that the tool is still in view for the next thing.
  const scrolled = useRef(0);
  // A keyboard user returns to the list of things.
  useEscape('control', (target) => {
    const isHere = target instanceof Element && target.closest('.palette') !== null;
    if (isHere) focusThings();
    return isHere;
  });
  if (!build.hasField) return null;
  const isStrip = app.drawers.single;
  // The fixed target can only be moved, so it has no actions.
  const isChosen = build.chosen.length > 0 || typeof build.spot === 'number';
  if (isStrip && isChosen && build.tool === 'select') return <ChosenStrip />;
  return (
    <div
      class={isStrip ? 'palette strip' : 'palette'}
      role="group"
      aria-label="Palette"
      ref={(strip) => {
        if (strip) strip.scrollLeft = scrolled.current;
      }}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollLeft;
      }}
      onKeyDown={press}
    >
      {toolGroupsOf(app).map((group) => (
        <div key={group[0].tool} class="palette-group">
          {group.map((row) => (
            <Tool key={row.tool} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Distance of a dragged object above the finger, so that the finger does not hide it. CSS pixels */
const aboveFinger = 40;

/** Upward distance after which a finger drags a new object out of a tool. CSS pixels */
const dragsFrom = 12;

function useDrag(app: App, tool: BuildTool) {
  const from = useRef<number | null>(null);
  const held = useRef<NewThing | null>(null);
  const drop = () => {
    from.current = null;
    held.current = null;
  };
  return {
    onPointerDown({ pointerType, clientY }: PointerEvent) {
      from.current = pointerType === 'mouse' ? null : clientY;
    },
    onPointerMove(event: PointerEvent) {
      const { clientX: x, clientY, pointerId, currentTarget } = event;
      if (from.current === null || (!held.current && from.current - clientY < dragsFrom)) return;
      if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
      const { viewport, session } = app;
      const build = buildOf(app);
      const place = viewport.toWorld({ x, y: clientY - aboveFinger });
      held.current = newThing(session, tool, snapped(place, [], viewport.zoom, !build.snap).place);
      build.hold({ ghost: held.current && { kind: 'things', things: [held.current] } }, drop);
    },
    onPointerUp() {
      const thing = held.current;
      drop();
      if (!thing) return;
      buildOf(app).letGo();
      buildOf(app).add(thing);
    },
    onPointerCancel() {
      if (held.current) buildOf(app).letGo();
      drop();
    },
  };
}

/** Duration of a long press on a tool, which opens a menu with more kinds of bodies. ms */
const longPressMs = 500;

/** Returns listeners that open the menu with more kinds of bodies */
function useMore(app: App, isOn: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isOpened = useRef(false);
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  const open = (target: EventTarget | null) => {
    stop();
    if (!(target instanceof Element)) return;
    const { right, top } = target.getBoundingClientRect();
    isOpened.current = true;
    buildOf(app).menu = { at: { x: right, y: top }, place: app.viewport.centre, thing: null, kinds: true };
  };
  return {
    /**
     * Whether this click ends a long press that opened the menu. Such a click must be ignored. Call only once per
     * click: the answer is then reset.
     */
    isEndOfPress() {
      const was = isOpened.current;
      isOpened.current = false;
      return was;
    },
    stop,
    handlers: isOn && {
      onContextMenu(event: MouseEvent) {
        event.preventDefault();
        open(event.currentTarget);
        // No click follows a right click.
        isOpened.current = false;
      },
    },
    down(target: EventTarget | null) {
      isOpened.current = false;
      if (isOn) timer.current = setTimeout(() => open(target), longPressMs);
    },
  };
}

function Tool({ row: given }: { readonly row: ToolRow }) {
  const app = useApp();
  const build = buildOf(app);
  const row = rowInHand(given, build.tool);
  const { tool, label, gesture, Art } = row;
  const why = refusalOfMore(app.session, tool);
  const drag = useDrag(app, tool);
  const more = useMore(app, row.more !== undefined);
  const others = row.more?.map((kind) => entityKinds[kind].label).join(', ');
  return (
    <button
      type="button"
      class="palette-tool"
      data-tool={tool}
      aria-pressed={build.tool === tool}
      aria-haspopup={others ? 'true' : undefined}
      disabled={why !== null}
      title={
        why ?? `${label}${gesture && `: ${gesture}`}${others ? ` Held, or by a right click: ${others}.` : ''}`
      }
      {...drag}
      {...more.handlers}
      onPointerDown={(event) => {
        drag.onPointerDown(event);
        if (event.button === 0) more.down(event.currentTarget);
      }}
      onPointerMove={(event) => {
        drag.onPointerMove(event);
        if (build.ghost) more.stop();
      }}
      onPointerUp={() => {
        drag.onPointerUp();
        more.stop();
      }}
      onPointerCancel={() => {
        drag.onPointerCancel();
        more.stop();
      }}
      onPointerLeave={more.stop}
      onClick={(event) => more.isEndOfPress() || pressTool(app, tool, event)}
    >
      <span class="palette-art" aria-hidden="true">
        <Art />
      </span>
      {label}
    </button>
  );
}

/** Returns the first word of a label, for narrow buttons. */
const firstWord = (label: string) => label.split(' ')[0];

function ChosenStrip() {
  const app = useApp();
  const { session } = app;
  const build = buildOf(app);
  const bodies = build.chosen.flatMap(({ list, index }) => (list === 'entities' ? [{ list, index }] : []));
  const kinds = bodies.flatMap(({ index }) => session.entities[index]?.kind ?? []);
  const isOfBodies = bodies.length > 0 && bodies.length === build.chosen.length;
  const { start } = session;
  const chasesNone = ({ index }: { readonly index: number }) => {
    const body = start.entities[index];
    return behavioursOf(body).includes('chases') && goalOf(body.command) === null;
  };
  const mayChase = isOfBodies && (start.targets?.length ?? 0) > 0 && bodies.every(chasesNone);
  const targets = build.chosen.flatMap(({ list, index }) => (list === 'targets' ? [{ list, index }] : []));
  const target = build.chosen.length === 1 ? (targets[0] ?? null) : null;
  const features = useFeatures();
  const ofPath = build.spot === null ? [] : features.at('path');
  const turns = build.chosen.some((ref) => canTurn(session.scenario, ref, session.games));
  const run = (action: Action, sign: IconName) => (
    <Pressed
      label={action.label}
      art={<Icon sign={sign} />}
      isOff={!canRun(app, action)}
      run={() => void runAction(app, action)}
    />
  );
  return (
    <div class="palette strip" role="group" aria-label="What is chosen">
      <Pressed label="Add…" art={<Icon sign="plus" />} run={() => build.choose([])} />
      {run(duplicateAction, 'copy')}
      {run(removeAction, 'bin')}
      {ofPath.map((action) => (
        <Pressed
          key={action.id}
          label={firstWord(action.label)}
          title={`${action.label}: ${action.help}`}
          art={<AcrossArt />}
          isOff={!canRun(app, action)}
          run={() => void runAction(app, action)}
        />
      ))}
      {mayChase && (
        <Pressed
          label="Chase"
          title="Chase the first moving target"
          art={<Icon sign="next" />}
          run={() =>
            void setCommand(app, bodies, (body) => commandToChase(body, { list: 'targets', index: 0 }))
          }
        />
      )}
      {target && (
        <IconSelect label="Motion" sign="restart">
          <Chooser
            aria-label="Motion"
            options={motions}
            value={start.targets?.[target.index]?.motion?.kind ?? 'still'}
            choose={(kind) => setMotion(app, target, kind as TargetMotionName)}
          />
        </IconSelect>
      )}
      {turns && (
        <Pressed
          label="Turn 15°"
          art={<Icon sign="restart" />}
          run={() => void build.turnBy(turnSteps.coarse)}
        />
      )}
      {isOfBodies && (
        <IconSelect label="Kind" sign="swap">
          <Chooser
            aria-label="Kind"
            options={kindsFor(kinds)}
            value={kinds[0]}
            choose={(kind) => setKind(app, bodies, kind as EntityName)}
          />
        </IconSelect>
      )}
      {isOfBodies && new Set(kinds).size === 1 && (
        <IconSelect label="Law" sign="curve">
          <LawChooser bodies={bodies.map(({ index }) => session.entities[index])} />
        </IconSelect>
      )}
    </div>
  );
}

interface PressedProps {
  readonly label: string;
  readonly title?: string;
  readonly art: VNode;
  readonly isOff?: boolean;
  run(): void;
}

function Pressed({ label, title, art, isOff = false, run }: PressedProps) {
  return (
    <button type="button" class="palette-tool" title={title} disabled={isOff} onClick={run}>
      <span class="palette-art" aria-hidden="true">
        {art}
      </span>
      {label}
    </button>
  );
}

interface IconSelectProps {
  readonly label: string;
  readonly sign: IconName;
  readonly children: ComponentChildren;
}

/**
 * A drop-down list that looks like an icon with a label. The actual list (`children`) is invisible on top of the icon.
 */
function IconSelect({ label, sign, children }: IconSelectProps) {
  return (
    <span class="palette-tool palette-choice">
      <span class="palette-art" aria-hidden="true">
        <Icon sign={sign} />
      </span>
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}
