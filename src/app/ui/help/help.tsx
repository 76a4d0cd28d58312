// The help, in the menu and behind the key "?": what this is, what to try, the keys, and what the device keeps.
import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { version } from '../../../../package.json';
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

/** Of the plane. */
const paragraphs = [
  `${general} They travel by thrust. The missile (amber) flies only where it points; the character (mint) moves freely.`,
  'Drag any waypoint, or draw a path of your own. Cut the motor that turns the bodies: the missile swings wide, the character hardly notices. The wedge is the heading error that the controller works on.',
];

type Rows = readonly (readonly [ComponentChildren, string])[];

const dragged = ['Drag the target or a waypoint', 'moves it; the bodies follow'] as const;

/** What can be done wherever there is a scene. */
const anywhere: Rows = [
  ['(i) in Tune', 'explains the setting beside it'],
  ['Score card in Tune', 'judges the law of a body beside Slew’s eight'],
  ['Field beside a slider', 'takes a typed value; Esc gives the old one back'],
  ['Drop a file', 'opens a scenario'],
];

const pointers: Rows = [
  dragged,
  ['Press on empty space', 'Point, Fly: brings the target there. Follow: draws a new path'],
  ['Double-click on the path', 'adds a waypoint'],
  ['Wheel, pinch', 'zooms at the pointer'],
  ['Middle button, two fingers', 'pans'],
  ['Shift and a press on a body', 'puts it in focus: Tune has its settings'],
  ['Tune for me in Tune', 'searches gains for a body, or for one of your own'],
  ...anywhere,
];

/** What the list of things to move takes. */
const moving: Rows = [
  ['Tab', 'comes first to the list of target, waypoints and bodies, then to the main control'],
  ['Page Up, Page Down, Home, End', 'choose one of them, with Shift 50 further'],
  ['Arrows', 'move it by 1 m, with Shift by 5 m; Delete removes a waypoint'],
];

/** The same on a touch screen. */
const fingers: Rows = [
  dragged,
  ['Tap on empty space', 'Point, Fly: brings the target there'],
  ['Drag on empty space', 'moves the picture; once Draw is chosen, it draws a new path'],
  ['Tap twice on the path', 'adds a waypoint'],
  ['Two fingers', 'move and zoom the picture'],
  ['Tap with the shove tool', 'puts a body in focus'],
  ['(i) in Tune', 'explains the setting beside it'],
  ['Tune for me in Tune', 'searches gains for a body, or for one of your own'],
  ['Score card in Tune', 'judges the law of a body beside Slew’s eight'],
  ['Field beside a slider', 'takes a typed value'],
];

/** The actions with keys, in the order of their table. Those of a single kind of scenes are told above it. */
const keyed = (features: Features): readonly Action[] => [
  features.action('gallery'),
  soundAction,
  ...keyedActions,
  fullScreen,
  ...features.actions.filter(({ spots }) => spots.some((spot) => spot !== 'scene')),
  ...sharingActions,
];

/** The table of gestures, to which features add. */
const pointersTitle = 'Pointer and fingers';

export const helpDialog = () => <Help />;

function Help() {
  const app = useApp();
  const features = useFeatures();
  const notes = features.action('notes');
  const { building } = app.session;
  // Who builds asks how.
  const part = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (building) part.current?.scrollIntoView({ block: 'start' });
  }, []);
  // What the scene that is open takes comes first.
  const { scenario } = app.session;
  const { takes, locks } = app.view.modes.of(scenario);
  // Where a game has all of the picture to itself, nothing of the plane can be done.
  const isOwn = takes.includes('picture');
  const present = features.of(scenario)?.help;
  const ofPointers = features.help.filter(({ title }) => title === pointersTitle);
  const here = present?.title === pointersTitle ? present.rows : [];
  const tables = features.help.filter((table) => !ofPointers.includes(table));
  const elsewhere = ofPointers.flatMap((table) => (table === present ? [] : table.rows));
  return (
    <Dialog class="help-dialog raised" aria-labelledby="help-title" closesBeside>
      {(close) => (
        <>
          <header>
            {/* The keyboard begins here and not at the button, which stands before the text that is to be read. */}
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
          <h3>{pointersTitle}</h3>
          <Table
            name="pointers"
            rows={isOwn ? [...here, ...anywhere] : [...here, ...pointers, ...elsewhere]}
          />
          <Table name="fingers" rows={isOwn ? [...here, ...anywhere] : [...here, ...fingers]} />
          {tables.map(({ title, rows }) => (
            <Fragment key={title}>
              <h3 ref={part} tabIndex={-1} autofocus={building}>
                {title}
              </h3>
              <Table name="building" rows={rows} />
            </Fragment>
          ))}
          <h3 class="keys">Keys</h3>
          <KeySwitch />
          {!isOwn && <Table name="keys" rows={moving} />}
          <Table
            name="keys"
            rows={keyed(features)
              .filter(({ key, id }) => key && !(isOwn && locks.includes(id)))
              .map(({ key, label, help }) => [<kbd key={key}>{key}</kbd>, `${label}. ${help}`])}
          />
          <Forgetting />
          <Colophon />
        </>
      )}
    </Dialog>
  );
}

/** The switch of the shortcuts that are one character. */
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

/** Which version this is, and what there is of it beside the page. */
function Colophon() {
  return (
    <p class="quiet">
      Slew {version}. {/* Built beside the page: not in development, and not beside the one file. */}
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

/** What the present scene shows, for whoever wants more than its question. */
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
