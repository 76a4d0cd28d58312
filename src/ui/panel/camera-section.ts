// The panel's section for the camera: what it follows, how stiff and how damped it is.
import type { GUI } from 'lil-gui';
import { type CameraMode, cameraChoice, cameraTunables } from '../../view/camera-settings';
import type { App } from '../app';
import { addChoice, addSlider } from './gui-rows';

/** Builds the rows of the camera. */
export function buildCamera(app: App, gui: GUI): void {
  const { view } = app;
  const words = Object.fromEntries(cameraChoice.options.map(({ value, label }) => [label, value]));
  const choice = addChoice(app, gui, `${cameraChoice.label} (M)`, words, cameraChoice.help, {
    get: () => view.camera,
    set: (mode) => view.setCamera(mode as CameraMode),
  });
  choice.domElement.dataset.key = cameraChoice.key;
  for (const row of cameraTunables) {
    addSlider(app, gui, row, {
      get: () => view[row.key],
      set: (value) => {
        view[row.key] = value;
      },
    });
  }
}
