// Room for Dodge: the scope closes while it is on, and the pointer steers again.
import type { App } from '../../../ui/app';

/** Call with whether the game is on; what was open comes back after it. */
export function tidyFor({ scope, view }: App): (on: boolean) => void {
  let was = false;
  let wasOpen = false;
  return (on) => {
    if (on === was) return;
    was = on;
    if (on) {
      wasOpen = scope.open;
      view.setTool('point');
    }
    // On a narrow page it is a sheet, and opens by itself when it is wanted.
    if (wasOpen && !scope.narrow) scope.setOpen(!on);
  };
}
