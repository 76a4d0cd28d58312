// The help: an introduction, things to try, keys and gestures, and data stored on the device.
import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { version } from '../../../../package.json';
import type { Scenario } from '../../../world/simulation/scenario';
import './help.css';
import { type Action, runAction } from '../actions/action';
import { fullScreen, keyedActions } from '../actions/list';
import { useApp } from '../app';
import { type Features, useFeatures } from '../features';
import { Dialog } from '../kit/dialog';
import { sharingActions } from '../sharing/sharing';
import { soundAction } from '../sound/sound-action';
import { Forgetting } from './forget';

const general = 'Bodies turn by torque under feedback control, in a real physics world.';

/** Introduction at the top of the help, as paragraphs. */
const paragraphs = [
  `${general} The missile (amber) flies only where it points; the character (mint) moves freely.`,
  'Cut the motor that turns them: the missile swings wide, the character hardly notices. The wedge is the heading error that the controller works on.',
];

type Rows = readonly (readonly [ComponentChildren, string])[];

const dragged = ['Drag the target or a waypoint', 'moves it; the bodies follow'] as const;
const shoved = ['Drag a body', 'shoves it: the further you drag, the harder'] as const;

/** Rows of the help about the Tune drawer. */
const inTune: Rows = [
  ['(i)', 'explains the setting beside it'],
  ['Sluggish, right, nervous', 'set gains to compare'],
  ['Tune for me', 'searches gains for a body, or for one of your own'],
  ['My own law', 'a law as a text, in a small part of JavaScript: numbers, let, if, for, functions'],
  ['Score card', 'judges the law of a body beside Slew’s eight'],
  ['Field beside a slider', 'takes a typed value; Esc undoes it'],
];

/** Rows of the help about the browser: its Back and Forward buttons, and dropping files onto the page. */
const inBrowser: Rows = [
  ['Back, Forward', 'closes what lies on top, then goes to the scene before, or after'],
  ['Drop a file', 'opens a scenario'],
];

/** Rows of the help about mouse gestures on the picture. */
const pointers: Rows = [
  dragged,
  shoved,
  ['Press a body', 'puts it in focus: Tune has its settings. In a crowd with Shift'],
  ['Press on empty space', 'Point, Fly: brings the target there'],
  ['Drag on empty space', 'Follow: moves the picture. With Draw: draws another path'],
  ['Double-click', 'on the path: adds a waypoint. On empty space: shows the whole scene'],
  ['Wheel, pinch', 'zooms at the pointer'],
  ['Middle button, two fingers', 'pans'],
];

const moving: Rows = [
  ['Tab', 'leads from the header to the list of target, waypoints and bodies, then to the main control'],
  ['Page Up, Page Down, Home, End', 'choose one of them, with Shift 50 further'],
  ['Arrows', 'move it by 1 m, with Shift by 5 m; Delete removes a waypoint'],
];

/** Rows of the help about gestures on a touch screen. */
const fingers: Rows = [
  dragged,
  shoved,
  ['Tap a body', 'puts it in focus: Tune has its settings'],
  ['Tap on empty space', 'Point, Fly: brings the target there'],
  ['Drag on empty space', 'moves the picture. With Draw: draws another path'],
  ['Tap twice', 'on the path: adds a waypoint. On empty space: shows the whole scene'],
  ['Two fingers', 'move and zoom the picture'],
];

/** Returns the actions whose shortcuts the help lists in its main table. */
const keyed = (features: Features): readonly Action[] => [
  features.action('gallery'),
  soundAction,
  ...keyedActions,
  fullScreen,
  ...features.actions.filter(({ spots }) => spots.some((spot) => spot !== 'scene')),
  ...sharingActions,
];

/** Returns the help tables of all features; the open scene's table comes first. */
function placesOf(features: Features, scenario: Scenario): [title: string, rows: Rows][] {
  const present = features.of(scenario)?.help;
  const places = new Map<string, Rows>(present ? [[present.title, present.rows]] : []);
  for (const table of features.help)
    if (table !== present) places.set(table.title, [...(places.get(table.title) ?? []), ...table.rows]);
  return [...places];
}

/** Title of the help's table about building. The help opens at this table while a scene is built. */
const buildingTitle = 'Building a scene';

export const helpDialog = () => <Help />;

function Help() {
  const app = useApp();
  const features = useFeatures();
  const notes = features.action('notes');
  const { building } = app.session;
  // While a scene is being built, the help opens at the part on building.
  const part = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (building) part.current?.scrollIntoView({ block: 'start' });
  }, []);
  // Rows for the open scene come first.
  const { scenario } = app.session;
  const { takes, locks } = app.view.modes.of(scenario);
  // If a game draws the whole picture, gestures of the plane do not work.
  const isOwn = takes.includes('picture');
  const places = placesOf(features, scenario);
  const rowsOf = (shown: typeof places) =>
    shown.map(([title, rows]) => (
      <Fragment key={title}>
        <h3
          ref={title === buildingTitle ? part : null}
          tabIndex={-1}
          autofocus={building && title === buildingTitle}
        >
          {title}
        </h3>
        <Table name="places" rows={rows} />
      </Fragment>
    ));
  // Unless a scene is being built, building comes last.
  const isLate = ([title]: (typeof places)[number]) => title === buildingTitle && !building;
  const other = rowsOf(isOwn ? places.slice(0, 1) : places.filter((place) => !isLate(place)));
  return (
    <Dialog class="help-dialog raised" aria-labelledby="help-title" closesBeside>
      {(close) => (
        <>
          <header>
            {/* The heading takes the focus, and not the button beside it, so that reading starts at the top. */}
            <h2 id="help-title" tabIndex={-1} autofocus={!building}>
              Slew
            </h2>
            <div class="group">
              <button
                type="button"
                class="button"
                onClick={() => {
                  close();
                  runAction(app, notes);
                }}
              >
                {notes.label}
              </button>
              <button type="button" class="button filled" onClick={close}>
                Close
              </button>
            </div>
          </header>
          {(isOwn ? [general] : paragraphs).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <SceneStory />
          {isOwn && other}
          {!isOwn && (
            <>
              <h3>On the field</h3>
              <Table name="pointers" rows={pointers} />
              <Table name="fingers" rows={fingers} />
            </>
          )}
          <h3>In Tune</h3>
          <Table name="places" rows={inTune} />
          {!isOwn && other}
          <h3>In the browser</h3>
          <Table name="places" rows={inBrowser} />
          <h3 class="keys">Keys</h3>
          <KeySwitch />
          {!isOwn && <Table name="keys" rows={moving} />}
          <Table
            name="keys"
            rows={keyed(features)
              .filter(({ key, id }) => key && !(isOwn && locks.includes(id)))
              .map(({ key, label, help }) => [<kbd key={key}>{key}</kbd>, `${label}. ${help}`])}
          />
          {!isOwn && rowsOf(places.filter(isLate))}
          <Forgetting />
          <Colophon />
        </>
      )}
    </Dialog>
  );
}

/** The switch for single-character shortcuts. */
function KeySwitch() {
  const { singleKeys } = useApp();
  return (
    <p class="key-switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={singleKeys.value}
          onChange={({ currentTarget }) => singleKeys.store(currentTarget.checked)}
        />
        Shortcuts of a single key
      </label>
      <span>
        Off: letters, digits and signs alone trigger nothing; keys with Ctrl, and keys in a control, still do.
      </span>
    </p>
  );
}

/** The program's version, and links to the notes and the source code. */
function Colophon() {
  return (
    <p class="quiet">
      Slew {version}.{' '}
      {/* Pages that exist only in the built site: not in development, and not with the single-file version. */}
      {import.meta.env.MODE === 'production' && (
        <>
          It runs without a network after the first visit.{' '}
          <a href="./slew.html" download="">
            The whole page as one file
          </a>
          , <a href="./licences.txt">licences of what is in it</a>.
        </>
      )}
    </p>
  );
}

/** The description of the open scene, for readers who want to know more than its question. */
function SceneStory() {
  const { name, description = '' } = useApp().session.scenario;
  if (description === '') return null;
  return (
    <details class="scene-story">
      <summary>About this scene: {name}</summary>
      <p>{description}</p>
    </details>
  );
}

function Table({ name, rows }: { readonly name: string; readonly rows: Rows }) {
  return (
    <table class={name}>
      <tbody>
        {rows.map(([head, text]) => (
          <tr key={text}>
            <th scope="row">{head}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
