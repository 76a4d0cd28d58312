// The (i) beside a label, which explains it: on hover and focus while they last, on a press until the next one.
import './explanation.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEscape } from './escape';

/** Distance of an explanation from its sign and from the page's edges. CSS pixels */
const gap = 8;

type Shown = 'no' | 'passing' | 'pinned';

/** Sets the sign that was explained last: the page shows one explanation at a time. */
let setLast: (shown: Shown) => void = () => {};

/** A sign that explains. @param of what it explains, for who cannot see it */
export function Explanation({ of, text }: { readonly of: string; readonly text: string }) {
  const id = useId();
  const sign = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Shown>('no');
  const isShown = shown !== 'no';
  const hide = () => setShown('no');
  const show = (how: Shown) => {
    if (setLast !== setShown) setLast('no');
    setLast = setShown;
    setShown(how);
  };
  return (
    <>
      <button
        ref={sign}
        type="button"
        class="sign"
        aria-label={`What is ${of}?`}
        aria-expanded={isShown}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isShown) show('passing');
        }}
        onPointerLeave={() => {
          if (shown === 'passing') hide();
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible') && !isShown) show('passing');
        }}
        onBlur={hide}
        onClick={() => (shown === 'pinned' ? hide() : show('pinned'))}
      >
        i
      </button>
      {isShown && (
        <Box id={id} sign={sign.current!} hide={hide}>
          {text}
        </Box>
      )}
    </>
  );
}

interface BoxProps {
  readonly id: string;
  readonly sign: HTMLElement;
  hide(): void;
  readonly children: ComponentChildren;
}

/** An explanation that is shown, in the browser's top layer: no drawer cuts it. */
function Box({ id, sign, hide, children }: BoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    // Older browsers have no such layer.
    box.showPopover?.();
    place(box, sign);
  }, []);
  useEscape('tip', () => {
    hide();
    return true;
  });
  useEffect(() => {
    const shown = new AbortController();
    const press = ({ target }: Event) => {
      if (target instanceof Node && !sign.contains(target) && !ref.current?.contains(target)) hide();
    };
    document.addEventListener('pointerdown', press, shown);
    document.addEventListener('scroll', hide, { capture: true, passive: true, signal: shown.signal });
    window.addEventListener('resize', hide, shown);
    return () => shown.abort();
  }, []);
  return (
    <div ref={ref} id={id} class="explanation" popover="manual" role="tooltip">
      {children}
    </div>
  );
}

/** Puts a box below the row of a sign, or above it where there is no room, and inside the page. */
function place(box: HTMLElement, sign: HTMLElement): void {
  const { left } = sign.getBoundingClientRect();
  const { top, bottom } = (sign.closest('.row') ?? sign).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = document.documentElement.clientWidth - width - gap;
  const below = bottom + gap / 2;
  const fits = below + height + gap <= document.documentElement.clientHeight;
  box.style.left = `${Math.max(gap, Math.min(left - 2 * gap, right))}px`;
  box.style.top = `${fits ? below : Math.max(gap, top - gap - height)}px`;
}
