// The section of what is shown: switches of the picture, and the camera.
import { type CameraMode, cameraChoice, cameraTunables } from '../../../view/camera-settings';
import { viewSwitches } from '../../../view/view-state';
import { numberRow } from '../rows/row';
import { choiceRow, type Section, switchRow } from './section';

/** The camera's settings are there while it moves. */
export const view: Section = {
  title: 'View',
  rows({ view }) {
    const switches = viewSwitches.map(({ key, label, shortcut, help }) =>
      switchRow(label, shortcut, help, {
        get: () => view.shown[key],
        set: (on) => view.toggle(key, on),
      }),
    );
    const camera = choiceRow(cameraChoice, {
      get: () => view.camera,
      set: (mode) => view.setCamera(mode as CameraMode),
    });
    const settings = view.camera === 'off' ? [] : cameraTunables;
    return [
      ...switches,
      camera,
      ...settings.map((row) =>
        numberRow(row, {
          get: () => view[row.key],
          set: (value) => {
            view[row.key] = value;
          },
        }),
      ),
    ];
  },
  inWords: ({ view }) =>
    view.camera === 'off'
      ? ''
      : `camera: ${cameraChoice.options.find(({ value }) => value === view.camera)!.label.toLowerCase()}`,
};
