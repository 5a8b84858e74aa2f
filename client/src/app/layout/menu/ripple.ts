/** Selector of the elements that show a ripple when pressed. */
const rippling = '.chakra-button, .chakra-menu__item, [data-ripples]';

let turn = 0;

/**
 * Shows a ripple at the pointer when a button or menu entry is pressed. One document listener serves all elements. The style sheet
 * animates the ripple for half a second (`theme/globalStyles.ts`) without changing the layout. Returns a function that removes the
 * listener.
 */
export function startRipples(): () => void {
  document.addEventListener('pointerdown', ripple, { passive: true });
  document.addEventListener('animationend', settle);
  return () => {
    document.removeEventListener('pointerdown', ripple);
    document.removeEventListener('animationend', settle);
  };
}

function ripple({ target, button, clientX, clientY }: PointerEvent) {
  const element = target instanceof Element ? target.closest<HTMLElement>(rippling) : null;
  if (!element || button !== 0 || element.matches(':disabled, [aria-disabled=true], [data-disabled]')) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  element.style.setProperty('--ripple-x', `${x}px`);
  element.style.setProperty('--ripple-y', `${y}px`);
  element.style.setProperty('--ripple-size', `${reach}px`);
  element.dataset['ripple'] = turn++ % 2 ? 'even' : 'odd';
}

function settle({ target, animationName }: AnimationEvent) {
  if (animationName.startsWith('ripple') && target instanceof HTMLElement) delete target.dataset['ripple'];
}
