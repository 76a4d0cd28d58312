// The tools of the palette: name, icon, effect of one gesture, and the limit on the number of their objects.
import type { VNode } from 'preact';
import crateUrl from '../../../../assets/crate.svg?no-inline';
import type { Session } from '../../../app/session/session';
import type { App } from '../../../app/ui/app';
import { BodyIcon } from '../../../app/ui/kit/body-icon';
import { artOf } from '../../../app/view/bodies';
import { css, palette } from '../../../app/view/palette';
import { gameThings } from '../../../lab/files/edit-scenario';
import { most } from '../../../lab/files/schema-parts';
import { mostColliding } from '../../../world/simulation/crowding';
import { type EntityName, entityKinds, isEntityName } from '../../../world/simulation/entity-kinds';
import { buildOf } from '../state/current';
import { type BuildTool, gameListsOf, isGameTool } from '../state/placing';
import { obstacleLabels } from '../state/things';
import { kindsFor } from './body-fields';

export interface ToolRow {
  readonly tool: BuildTool;
  readonly label: string;
  /** Explanation of one gesture with the tool. */
  readonly gesture: string;
  /** Hint for touch screens on what a tap on the canvas does. No hint when left out. */
  readonly finger?: string;
  /** Text that tells mouse users how to stop using the tool. Standard text when left out */
  readonly goesOn?: string;
  readonly Art: () => VNode;
  /** Other kinds of bodies that this button offers in a menu. No menu when left out */
  readonly more?: readonly EntityName[];
}

const body = (tool: keyof typeof entityKinds): ToolRow => ({
  tool,
  label: entityKinds[tool].label,
  gesture: 'Press where it starts; drag on to turn it.',
  Art: () => <BodyIcon art={artOf({ kind: tool })} colour={artOf({ kind: tool }).colour} />,
});

/** Returns a component that draws an icon of 44 by 30 CSS pixels. */
const drawn = (content: VNode) => () => (
  <svg width="44" height="30" viewBox="0 0 44 30" fill="none" stroke="currentColor" aria-hidden="true">
    {content}
  </svg>
);

/** Kinds of bodies that have no button in the palette. */
export const moreKinds = kindsFor([])
  .map(({ value }) => value)
  .filter((kind) => !['missile', 'character', 'turret'].includes(kind));

/**
 * Returns a palette button that shows the selected tool. Returns `row` unchanged if the menu of this button lacks the
 * tool.
 * @param row palette button; `more` lists the tools in the menu of this button
 * @param tool the selected tool
 */
export function rowInHand(row: ToolRow, tool: BuildTool): ToolRow {
  const { more } = row;
  const kind = more?.find((each) => each === tool);
  return more && kind ? { ...body(kind), more } : row;
}

/** Tools of the editor's palette for every scene, in groups. Tools of games are not included. */
const toolGroups: readonly (readonly ToolRow[])[] = [
  [
    {
      tool: 'select',
      label: 'Select',
      gesture: '',
      Art: drawn(<path d="M17 6v17l4-4 3 6 2.6-1.2-3-6h5.6z" fill="currentColor" stroke="none" />),
    },
  ],
  [body('missile'), body('character'), { ...body('turret'), more: moreKinds }],
  [
    {
      tool: 'wall',
      label: obstacleLabels.wall,
      gesture: 'Drag from one end to the other.',
      Art: drawn(
        <path
          fill={css(palette.wall)}
          stroke={css(palette.wallEdge)}
          d="M4 15.8 37.9 7.4 39.8 15.1 5.9 23.5z"
          stroke-width="1.5"
        />,
      ),
    },
    {
      tool: 'crate',
      label: obstacleLabels.crate,
      gesture: 'Press where it stands; drag on to size it.',
      Art: () => <img src={crateUrl} alt="" width="22" height="22" />,
    },
  ],
  [
    {
      tool: 'path',
      label: 'Path',
      gesture: 'Draw a path, or click from point to point.',
      goesOn: 'Double click, Enter or Esc: done.',
      finger: 'Tap from point to point, on the last one again to end; or draw.',
      Art: drawn(
        <>
          <path d="M6 22 17 9 28 20 38 8" stroke-width="1.6" stroke-dasharray="4 3.2" opacity=".6" />
          <g class="art-waypoint" stroke-width="1.6">
            <circle cx="6" cy="22" r="3.2" />
            <circle cx="17" cy="9" r="3.2" />
            <circle cx="28" cy="20" r="3.2" />
            <circle cx="38" cy="8" r="3.2" />
          </g>
        </>,
      ),
    },
    {
      tool: 'target',
      label: 'Target',
      gesture: 'Press where it stands. Its properties make it move.',
      Art: drawn(
        <g class="art-target" transform="translate(22 15)" stroke-width="1.8" stroke-linecap="round">
          <circle r="7.6" />
          <path d="M-12 0h6M6 0h6M0-12v6M0 6v6" />
        </g>,
      ),
    },
  ],
];

/** Icon for the palette buttons of tools that add a line, such as a gate. */
export const AcrossArt = drawn(
  <>
    <path d="M20 4v22" stroke-width="2.4" opacity=".7" />
    <path d="M26 15h12m-4.5-4.5L38 15l-4.5 4.5" stroke-width="1.6" />
    <circle cx="20" cy="4" r="3.4" fill="currentColor" stroke="none" />
    <circle cx="20" cy="26" r="3.4" fill="currentColor" stroke="none" />
  </>,
);

/** Returns the general tools and the tools of games whose objects the scene may contain */
export function toolGroupsOf({ session }: Pick<App, 'session'>): readonly (readonly ToolRow[])[] {
  const ofGame = gameListsOf(session).map((tool): ToolRow => {
    const label = gameThings(session.scenario, tool, session.games)?.things.label ?? '';
    return {
      tool,
      label,
      gesture: 'Press where it stands, or drag through it; the path leads there.',
      goesOn: 'Esc: done.',
      Art: AcrossArt,
    };
  });
  return ofGame.length > 0
    ? toolGroups.with(-1, [...toolGroups[toolGroups.length - 1], ...ofGame])
    : toolGroups;
}

/** Whether the device's main pointer is coarse, such as a finger on a touch screen. */
export const byFingers = () => window.matchMedia('(pointer: coarse)').matches;

/** Returns the text that says what the present tool does; empty if there is nothing to say. */
export function gestureOf(app: App): string {
  const { question, news, lastRun, tool, chosen, spot } = buildOf(app);
  if (question) return question.line;
  if (news) return news;
  const isIdle = tool === 'select' && chosen.length === 0 && spot === null;
  if (isIdle && lastRun && !byFingers()) return 'Pale: the last run, until something is changed.';
  const row = toolGroupsOf(app)
    .flat()
    .find(({ tool }) => tool === buildOf(app).tool);
  if (!row || row.gesture === '') return '';
  if (byFingers()) return row.finger ?? '';
  return row.goesOn ? `${row.gesture} ${row.goesOn}` : `${row.gesture} With Shift: one more. Esc: back.`;
}

export function refusalOfMore(
  { scenario, games }: Pick<Session, 'scenario' | 'games'>,
  tool: BuildTool,
): string | null {
  const { entities, obstacles = [], targets = [] } = scenario;
  const atMost = (count: number, limit: number, what: string) =>
    count < limit ? null : `A scene has at most ${limit} ${what}.`;
  if (isEntityName(tool)) {
    const beside = obstacles.length > 0;
    return atMost(
      entities.length,
      beside ? mostColliding.beside : most.entities,
      beside ? 'bodies beside crates and walls' : 'bodies',
    );
  }
  const ofGame = isGameTool(tool) ? gameThings(scenario, tool, games) : null;
  if (ofGame) return atMost(ofGame.list.length, ofGame.things.most, ofGame.things.plural);
  if (tool === 'wall' || tool === 'crate')
    return atMost(obstacles.length, most.obstacles, 'crates and walls');
  return tool === 'target' ? atMost(targets.length, most.targets, 'targets') : null;
}
