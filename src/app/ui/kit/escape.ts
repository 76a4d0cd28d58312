// The Escape key: each press does one thing, for the top layer of the page or the focused element.
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Kinds of page parts that can use a press of Escape, in the order in which they are asked. `tip`: explanation.
 * `field`: text field.
 */
const layers = ['tip', 'menu', 'control', 'field', 'drawer'] as const;

type Layer = (typeof layers)[number];

/** Handles a press of Escape. Returns true if it has used the press. @param target focused element */
type EscapeHandler = (target: Node) => boolean;

const users = new Set<{ readonly layer: Layer; readonly use: EscapeHandler }>();

export function onEscape(layer: Layer, use: EscapeHandler): () => void {
  const user = { layer, use };
  users.add(user);
  return () => users.delete(user);
}

/** Registers a handler of Escape while a component is mounted. */
export function useEscape(layer: Layer, use: EscapeHandler): void {
  const latest = useRef(use);
  latest.current = use;
  // From the frame on in which the component is shown.
  useLayoutEffect(() => onEscape(layer, (target) => latest.current(target)), [layer]);
}

/** Starts listening for Escape. Each press goes to the registered handlers. */
export function listenForEscape(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !(event.target instanceof Node)) return;
      const { target } = event;
      const isUsed = layers.some((layer) =>
        [...users].some((user) => user.layer === layer && user.use(target)),
      );
      if (!isUsed) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
