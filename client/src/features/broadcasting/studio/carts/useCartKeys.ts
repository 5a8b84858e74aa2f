import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../../kit/keyboard/isTyping';

export const positions = Array.from({ length: 12 }, (_, index) => index + 1);

/** Codes of the digit row. Codes name positions, because the characters differ between keyboard layouts. */
const digitRow = '1 2 3 4 5 6 7 8 9 0'
  .split(' ')
  .map((digit) => `Digit${digit}`)
  .concat('Minus', 'Equal');

/**
 * Returns the pad position of a pressed key; undefined for other keys and in text fields. Also undefined for repeated keys and
 * with Shift.
 */
export function positionOfKey(event: KeyboardEvent): number | undefined {
  if (event.repeat || event.shiftKey || event.defaultPrevented) return undefined;
  // A fader is an input, but takes no text: cart keys work while it has the focus.
  if (isTyping(event) && !isFader(event)) return undefined;
  const [, named] = /^F(\d+)$/.exec(event.code) ?? [];
  const position = named ? Number(named) : digitRow.indexOf(event.code) + 1;
  return positions.includes(position) ? position : undefined;
}

const isFader = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  target.matches('input[type=range]') &&
  !target.closest('[role=dialog]');

/** Plays carts by the keys F1 to F12, and by the twelve keys of the digit row. */
export function useCartKeys(press: (position: number) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const position = positionOfKey(event);
    // When the key has no cart, the browser handles it: F5 then reloads the page.
    if (position !== undefined && press(position)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
