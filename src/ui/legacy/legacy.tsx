// Interim: an element that is made by hand, within what is rendered.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type App, useApp } from '../app';
export function legacy(create: (app: App) => { element: HTMLElement; refresh(): void }) {
  let made: ReturnType<typeof create> | null = null;
  return function Legacy() {
    const app = useApp();
    const place = useRef<HTMLDivElement>(null);
    made ??= create(app);
    useLayoutEffect(() => {
      place.current!.append(made!.element);
    }, []);
    useEffect(() => made!.refresh());
    return <div ref={place} style={{ display: 'contents' }} />;
  };
}
