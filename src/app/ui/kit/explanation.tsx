// The icon (i) beside a label. Hovering or focusing it shows an explanation; a press keeps the explanation open.
import './explanation.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEscape } from './escape';

/** Distance of an explanation's box from its icon and from the page's edges. CSS pixels */
const gap = 8;

type Visibility = 'no' | 'passing' | 'pinned';

/** Function that shows or hides the explanation that was opened last. */
let setLast: (shown: Visibility) => void = () => {};

/** An icon (i) that shows the explanation `text`. `of` is the name of the explained term. */
export function Explanation({ of, text }: { readonly of: string; readonly text: string }) {
  const id = useId();
  const sign = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<Visibility>('no');
  const isShown = shown !== 'no';
  const hide = () => setShown('no');
  const show = (how: Visibility) => {
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
        // A press by pointer takes the focus away, and decides itself whether the explanation stays.
        onBlur={({ relatedTarget }) => {
          if (relatedTarget || shown === 'passing') hide();
        }}
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

/** Box with an explanation. It is in the browser's top layer, so that no panel clips it. */
function Box({ id, sign, hide, children }: BoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current!;
    // Older browsers have no top layer.
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

function place(box: HTMLElement, sign: HTMLElement): void {
  const { left } = sign.getBoundingClientRect();
  const { top, bottom } = (sign.closest('.row') ?? sign).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const beside = (sign.closest('.drawer')?.getBoundingClientRect().left ?? 0) - width - gap;
  const below = bottom + gap / 2;
  const fits = below + height + gap <= clientHeight;
  const [x, y] =
    beside >= gap
      ? [beside, Math.min(top, clientHeight - height - gap)]
      : [Math.min(left - 2 * gap, clientWidth - width - gap), fits ? below : top - gap - height];
  box.style.left = `${Math.max(gap, x)}px`;
  box.style.top = `${Math.max(gap, y)}px`;
}
