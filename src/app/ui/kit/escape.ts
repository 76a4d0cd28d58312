// The Escape key: one press does one thing, for what lies on top or has the keyboard.
import { useEffect, useRef } from 'preact/hooks';

/** What may use the key, from the top down: an explanation, a menu, a control or a field with the keyboard, a drawer. */
const layers = ['tip', 'menu', 'control', 'field', 'drawer'] as const;

type Layer = (typeof layers)[number];

/** Uses a press, if it is for it; returns whether it did. */
type Use = (target: Node) => boolean;

const users = new Set<{ readonly layer: Layer; readonly use: Use }>();

/** Has something use the key; returns how to stop that. */
export function onEscape(layer: Layer, use: Use): () => void {
  const user = { layer, use };
  users.add(user);
  return () => users.delete(user);
}

/** Has a component use the key while it is there. */
export function useEscape(layer: Layer, use: Use): void {
  const latest = useRef(use);
  latest.current = use;
  useEffect(() => onEscape(layer, (target) => latest.current(target)), [layer]);
}

/** Listens for the key, before anything else hears of it. What nobody uses is left to the browser, which closes dialogs by it. */
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
