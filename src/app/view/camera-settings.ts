// The camera's settings as table rows: the followed body, frequency and damping.
import type { Choice, Tunable } from '../../laws/control/tunable';

/**
 * Mode of the camera. `off`: still. `follow`: follows the body in focus. `turn`: also turns with this body. `frame`:
 * keeps all bodies in view.
 */
export type CameraMode = 'off' | 'follow' | 'turn' | 'frame';

/** The camera modes, in the order in which the key M cycles through them. */
export const cameraChoice: Choice<CameraMode> = {
  key: 'camera',
  label: 'Camera',
  options: [
    { value: 'off', label: 'Off' },
    { value: 'follow', label: 'Follow' },
    { value: 'turn', label: 'Follow and turn' },
    { value: 'frame', label: 'Frame all' },
  ],
  help: 'Follow keeps the body in focus in the middle. Follow and turn also keeps its nose up. Frame all shows every body. Zooming or panning by hand switches it off. Choose Off if moving pictures make you unwell.',
};

/** Keys of the camera's settings. */
export type CameraKey = 'cameraFrequency' | 'cameraDamping';

// Bram Stolk uses PID to “smoothly move my camera”; here it is a backward PD, α = kp g e - (kd + kp Δt) g v_rel with kp
// = 9 f² and kd = 4.5 f d, f the frequency (Hz) and d the damping; see camera.ts and control/pd.ts.
/** Settings of the PD controller that moves the camera. */
export const cameraTunables: readonly (Tunable & { readonly key: CameraKey })[] = [
  {
    key: 'cameraFrequency',
    label: 'Frequency',
    unit: 'Hz',
    min: 0.1,
    max: 2,
    step: 0.05,
    // Covers half of a jump in about a second: not abrupt, and no body leaves the picture.
    initial: 0.6,
    accepts: { above: 0, to: 10 },
    help: 'How quickly the camera follows. Higher is quicker and rougher.',
  },
  {
    key: 'cameraDamping',
    label: 'Damping',
    unit: '',
    min: 1,
    max: 3,
    step: 0.05,
    // 4/3 is critical: ζ = kd / (2 √kp) = 4.5 f d / (6 f) = 0.75 d. Slightly above, it never overshoots.
    initial: 1.35,
    accepts: { from: 0.5, to: 10 },
    help: 'How hard the camera brakes. Below 1.33 it swings past where it should stop; above, it comes to rest without.',
  },
];
