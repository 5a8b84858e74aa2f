import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../../../kit/keyboard/isTyping';

export const places = Array.from({ length: 12 }, (_, index) => index + 1);

/** The row of digits, by the places of its keys: keyboards write different signs. */
const digitRow = '1 2 3 4 5 6 7 8 9 0'
  .split(' ')
  .map((digit) => `Digit${digit}`)
  .concat('Minus', 'Equal');

/** Position of the pad that a key plays; undefined for any other key, and in text fields. */
export function placeOfKey(event: KeyboardEvent): number | undefined {
  if (event.repeat || event.shiftKey || event.defaultPrevented) return undefined;
  // In a fader nothing is written.
  if (isTyping(event) && !isFader(event)) return undefined;
  const [, named] = /^F(\d+)$/.exec(event.code) ?? [];
  const place = named ? Number(named) : digitRow.indexOf(event.code) + 1;
  return places.includes(place) ? place : undefined;
}

const isFader = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  target instanceof Element &&
  target.matches('input[type=range]') &&
  !target.closest('[role=dialog]');

/** Plays carts by the keys F1 to F12, and by the number keys. */
export function useCartKeys(press: (place: number) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOfKey(event);
    // F5 is the browser's again where there is no cart under it.
    if (place !== undefined && press(place)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
