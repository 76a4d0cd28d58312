// All actions of the page, as data for bars, shortcuts, menu, Tune drawer and help.

import { toRadians } from '../../../laws/exact/figures';
import { shoveEach, spinEach } from '../../../world/simulation/entity-edits';
import { kindOf } from '../../../world/simulation/entity-kinds';
import { lineUpLabel } from '../../session/line-up';
import type { DragMode } from '../../session/session';
import { cameraChoice } from '../../view/camera-settings';
import { comparisonRunOf } from '../../view/comparison-run';
import { viewSwitches } from '../../view/view-state';
import { type App, bodyWithText } from '../app';
import { type DrawerId, drawerNames } from '../state/drawers';
import type { Action } from './action';

const mode = (id: DragMode, key: string, label: string, help: string): Action => ({
  id,
  key,
  label,
  help,
  pressed: ({ session }) => session.commands.mode === id,
  run: ({ session }) => session.command((commands) => commands.setMode(id)),
});

export const modes: readonly Action[] = [
  mode(
    'track',
    '1',
    'Point',
    'Bodies turn towards the target and stay where they are. Drag it, or press anywhere.',
  ),
  mode('seek', '2', 'Fly', 'Bodies fly to the target. Drag it, or press anywhere.'),
  mode('path', '3', 'Follow', 'Bodies follow the path. Drag its waypoints, or draw another one.'),
];

export const draw: Action = {
  id: 'draw',
  key: 'W',
  label: 'Draw',
  sign: () => 'pencil',
  buttonText: ({ view }) => (view.tool === 'draw' ? 'Drag to draw' : 'Draw'),
  help: 'The pencil: drag on the field to draw another path. Bodies then follow it.',
  enabled: ({ session }) => session.entities.some((entity) => !session.simulation.isAutonomous(entity)),
  pressed: ({ view }) => view.tool === 'draw',
  run: ({ view }) => view.set('tool', view.tool === 'draw' ? 'point' : 'draw'),
};

export const undo: Action = {
  id: 'undo',
  key: 'Ctrl+Z',
  label: 'Undo',
  sign: () => 'undo',
  help: 'Takes back the last change: a path, a target, a setting, another scene, a restart. Bodies fly on.',
  enabled: ({ session }) => session.canUndo,
  run: ({ session }) => void session.undo(),
};

export const redo: Action = {
  id: 'redo',
  key: 'Shift+Ctrl+Z',
  label: 'Redo',
  sign: () => 'redo',
  help: 'Makes the change again that was taken back.',
  enabled: ({ session }) => session.canRedo,
  run: ({ session }) => void session.redo(),
};

export function canLookBack({ session, view }: App): boolean {
  return !view.modes.hides(session.scenario, 'past');
}

export const loop: Action = {
  id: 'loop',
  key: 'L',
  label: 'Loop',
  help: 'Whether the path begins again at its end.',
  pressed: ({ session }) => session.commands.loop,
  enabled: ({ session }) =>
    session.commands.mode === 'path' && session.entities.some((entity) => kindOf(entity).loops),
  run: ({ session }) => session.command((commands) => commands.setLoop(!commands.loop)),
};

export const pause: Action = {
  id: 'pause',
  key: 'P',
  label: 'Pause',
  help: 'Stops time, and lets it go on; Space does too, but in games.',
  sign: ({ session }) => (session.playback.paused || !session.round.runs ? 'play' : 'pause'),
  pressed: ({ session }) => session.playback.paused,
  run({ session: { playback, round } }) {
    // A scene that waits for a guess, or holds its answer, is let go.
    if (round.runs) playback.paused = !playback.paused;
    else round.run();
  },
};

/** The button "Go on". It replaces the Pause button while a game is paused, and ends the pause. */
export const goOn: Action = { ...pause, sign: undefined, buttonText: () => 'Go on' };

export const playback: readonly Action[] = [
  pause,
  {
    id: 'step',
    key: 'O',
    label: 'Single step',
    help: 'One step of the physics; pauses first.',
    sign: () => 'step',
    run: ({ session }) => {
      if (!session.playback.paused) session.playback.paused = true;
      else session.step();
    },
  },
  {
    id: 'restart',
    key: 'R',
    label: 'Restart',
    help: 'Bodies back to the start. Path, limits and gains stay; a game begins anew as it was.',
    sign: () => 'restart',
    enabled: ({ session }) => session.round.state !== 'waiting',
    run: ({ session }) => session.restart(),
  },
  {
    id: 'pace',
    key: 'S',
    label: 'Slow motion',
    help: 'Full speed, a half, a quarter, a tenth.',
    buttonText: ({ session }) =>
      `${{ 1: '1', 0.5: '½', 0.25: '¼', 0.1: '⅒' }[session.playback.pace] ?? session.playback.pace}×`,
    run: ({ session }) => session.playback.nextPace(),
  },
];

export const shove: Action = {
  id: 'shove',
  key: 'K',
  label: 'Shove all',
  help: 'Knocks every body aside, one to its right, the next to its left.',
  run: ({ session }) => session.disturb(({ simulation }) => shoveEach(simulation.entities)),
};

export const spin: Action = {
  id: 'spin',
  key: 'U',
  label: 'Spin all',
  help: 'Sets every body spinning; its turn controller has to catch it.',
  run: ({ session }) => session.disturb(({ simulation }) => spinEach(simulation.entities)),
};

export const disturbances: readonly Action[] = [shove, spin];

export const nextLineUp: Action = {
  id: 'cast',
  key: 'N',
  label: 'Bodies',
  help: 'The next of: both, missile alone, character alone. A new body takes over path, target and place.',
  buttonText: ({ session }) => lineUpLabel(session.lineUp.name).toLowerCase(),
  enabled: ({ session }) => session.lineUp.open,
  run: ({ session }) => session.edit(({ lineUp }) => lineUp.next()),
};

export const turnLimit: Action = {
  id: 'turn-limit',
  key: 'T',
  label: 'Reduced turn limit',
  help: 'Cuts the motor that turns the bodies, live: look how the missile swings wide and the character does not.',
  pressed: ({ session }) => session.reducedLimit.reduced,
  run: ({ session }) => session.limit((reducedLimit) => reducedLimit.toggle()),
};

export const stepTest: Action = {
  id: 'step-test',
  key: 'B',
  label: 'Step test',
  help: 'Stops the bodies and turns them by the angle set; the table of turns measures it. The pale ghost is the best possible turn.',
  enabled: (app) => app.view.stepAngle !== 0,
  run: ({ session, view, stepTests }) => {
    const angle = toRadians(view.stepAngle);
    session.command((commands) => commands.stepTest(angle));
    stepTests.tell();
  },
};

export const keepRun: Action = {
  id: 'keep-run',
  key: 'A',
  label: 'Keep this run',
  help: 'Keeps the last ten seconds, pale: trails, curves and turns. Change a gain and test again, and Measure tells the difference. Another press keeps the present run instead.',
  run: ({ session, view }) => view.set('comparisonRun', comparisonRunOf(session)),
};

const cameras = cameraChoice.options;

const cameraNow = ({ view }: App) => cameras.findIndex(({ value }) => value === view.camera);

export const fit: Action = {
  id: 'home',
  key: 'Home',
  label: 'Fit',
  help: 'Shows the whole scene again, as a double-click on empty field does. Zoom with the wheel or two fingers, pan with the middle button or two fingers.',
  run: ({ view, viewport }) => {
    view.set('camera', 'off');
    viewport.goHome();
  },
};

export const viewActions: readonly Action[] = [
  fit,
  {
    id: 'camera',
    key: 'M',
    label: 'Camera',
    help: 'Off, follow the body in focus, follow and turn with it, frame all bodies. Zooming or panning by hand switches it off.',
    buttonText: (app) => `Camera: ${cameras[cameraNow(app)].label.toLowerCase()}`,
    pressed: ({ view }) => view.camera !== 'off',
    run: (app) => app.view.set('camera', cameras[(cameraNow(app) + 1) % cameras.length].value),
  },
  ...viewSwitches
    .filter(({ shortcut }) => shortcut !== '')
    .map(
      ({ key, shortcut, label, help }): Action => ({
        ...{ id: key, key: shortcut, label, help },
        pressed: ({ view }) => view.shown[key],
        run: ({ view }) => view.toggle(key),
      }),
    ),
];

const drawer = (id: DrawerId, key: string, help: string, enabled?: Action['enabled']): Action => ({
  id,
  key,
  label: drawerNames[id],
  help,
  ...(enabled && { enabled }),
  pressed: ({ drawers }) => drawers.isOpen(id),
  run: ({ drawers }) => drawers.toggle(id),
});

const drawerActions: readonly Action[] = [
  drawer(
    'law',
    'Y',
    'The drawer of a law of one’s own: its text, the values of its lines, and the ladder of challenges.',
    (app) => bodyWithText(app) !== null,
  ),
  drawer('tune', 'E', 'The drawer of settings: law, gains, limits, guidance, weather, view.'),
  drawer(
    'measure',
    'X',
    'The drawer of plots and tables: the last ten seconds of error and motor, and the last turns.',
  ),
];

export const removeWaypoint: Action = {
  id: 'remove-waypoint',
  key: 'Delete',
  label: 'Remove waypoint',
  help: 'Takes the selected waypoint out of the path. Add one with a double-click on the line.',
  enabled: ({ session, view }) => view.selectedWaypoint !== null && session.commands.waypoints.length > 1,
  run: ({ session, view, offerUndo }) => {
    const { selectedWaypoint } = view;
    if (selectedWaypoint === null) return;
    session.command((commands) => commands.removeWaypoint(selectedWaypoint));
    view.set('selectedWaypoint', null);
    offerUndo('Waypoint removed');
  },
};

/** The action "Ask me again": opens the scene again and lets the person guess once more. */
export const askAgain: Action = {
  id: 'ask-again',
  key: '',
  label: 'Ask me again',
  help: 'The scene from its start, with its question and what you may guess.',
  enabled: ({ session, rounds }) => !session.building && rounds.hasQuestion,
  run: ({ rounds }) => rounds.askAgain(),
};

/** The action that switches full screen on and off. Only offered if the browser can do it. */
export const fullScreen: Action = {
  id: 'full-screen',
  key: 'F',
  label: 'Full screen',
  help: 'The page without the browser around it, and back.',
  enabled: () => document.fullscreenEnabled,
  run: ({ notify }) => {
    const done = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    done.catch(() => notify('This browser does not let the page fill the screen now.', 'info'));
  },
};

/** The actions that have a shortcut in every scene, in the order of the help. */
export const keyedActions: readonly Action[] = [
  ...modes,
  draw,
  undo,
  redo,
  turnLimit,
  nextLineUp,
  stepTest,
  loop,
  removeWaypoint,
  ...playback,
  ...disturbances,
  ...drawerActions,
  keepRun,
  ...viewActions,
];
