// Functions that describe the state of the page, and reset it. They run in the page, so none of them uses another.
// Controls of a game are left out, because each run creates them again, and so are closed dialogs and Undo: an edited
// scene can still be brought back after another is opened.

/** Returns a description of the page's state as lines: every control, then open parts, scene and view. */
export function lookOf(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    '#interface :is(button, input, select):not(dialog *, .dodge-hud *, .figure-table *, [data-action=undo])',
  );
  const parts = document.querySelectorAll<HTMLElement>('.menu, .drawer');
  const shown = document.querySelectorAll<HTMLElement>('.notice, dialog[open], .drawer figure');
  const { scenario, mode, paused, stepRate, path, targets, entities } = window.slew.snapshot();
  const bodies = entities.map(({ kind, command, limits }) => [kind, command, limits]);
  return [
    ...Array.from(controls, (control) => {
      const { className, value, checked, disabled, textContent } = control as HTMLInputElement;
      const aria = ['pressed', 'expanded', 'selected'].map(
        (name) => control.getAttribute(`aria-${name}`) === 'true',
      );
      const name = control.tagName === 'BUTTON' ? textContent : control.closest('.row')?.textContent;
      return [className, name, value, checked, disabled, ...aria].join(' ');
    }),
    ...Array.from(parts, ({ className }) => className),
    Array.from(shown, ({ className, dataset }) => `${className} ${dataset.plot}`).join(),
    JSON.stringify([window.slew.view(), scenario, mode, paused, stepRate, path, targets, bodies]),
    JSON.stringify([window.slew.toPage(0, 0), window.slew.toPage(10, 10), localStorage.length]),
  ];
}

/** Closes everything that is open, deletes what is stored, and opens the first scene, paused. */
export async function beginAgain(): Promise<void> {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const close of document.querySelectorAll<HTMLElement>('.notice .close')) close.click();
  for (const drawer of document.querySelectorAll('.drawer'))
    drawer.querySelector<HTMLElement>('.drawer-close')?.click();
  localStorage.clear();
  window.slew.pause();
  // Opens another scene, because the settings of the view last as long as a scene is open.
  window.slew.load('turn-90');
  window.slew.load('path-race');
  // The picture is laid out one frame later.
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
}

/**
 * Clicks some controls of the page. Skips all but toggle buttons, checkboxes and the button for the speed of time.
 * @param places indices of the controls to click, in the order of the page
 */
export async function press(places: readonly number[]): Promise<void> {
  const controls = document.querySelectorAll<HTMLElement>(
    '#interface :is(button, input, select):not(dialog *, .dodge-hud *, .figure-table *, [data-action=undo])',
  );
  const pressed = new Set<string | undefined>();
  for (const control of places.map((place) => controls[place])) {
    if (!control?.matches('[aria-pressed], [type=checkbox], [data-action=pace]')) continue;
    // An action may have two buttons, one of them in the menu.
    const { action } = control.dataset;
    if (!action || !pressed.has(action)) control.click();
    pressed.add(action);
  }
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
}

/** Returns the names of the scenes that are saved on this device. */
export async function namesOfKept(): Promise<string[]> {
  const isOpened = location.protocol.startsWith('http') && (await indexedDB.databases()).length > 0;
  if (!isOpened || !('slew' in window)) return [];
  return (await (await window.slew.own()).list()).map(({ name }) => name);
}
