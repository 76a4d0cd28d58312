// The Escape key: each press does one thing, for the topmost or focused part of the page.
import { useEffect, useRef } from 'preact/hooks';

/** Layers that use the Escape key, the topmost first: explanation, menu, control, text field, drawer. */
const layers = ['tip', 'menu', 'control', 'field', 'drawer'] as const;

type Layer = (typeof layers)[number];

/** Handles a press. Returns whether it did anything. */
type EscapeHandler = (target: Node) => boolean;

const users = new Set<{ readonly layer: Layer; readonly use: EscapeHandler }>();

/** Registers a handler for a layer. Returns a function that removes it. */
export function onEscape(layer: Layer, use: EscapeHandler): () => void {
  const user = { layer, use };
  users.add(user);
  return () => users.delete(user);
}

/** Registers a handler while a component is mounted. */
export function useEscape(layer: Layer, use: EscapeHandler): void {
  const latest = useRef(use);
  latest.current = use;
  useEffect(() => onEscape(layer, (target) => latest.current(target)), [layer]);
}

/** Listens for Escape before any other code. Unhandled presses go to the browser, which closes dialogs. */
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
