// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRipples } from './ripple';

let stop: () => void;
const reducesMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  document.body.innerHTML =
    '<button class="chakra-button"><span>Save</span></button><button class="chakra-button" disabled>Not now</button><p>Text</p>';
  reducesMotion(false);
  stop = startRipples();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const button = () => document.querySelector<HTMLElement>('button')!;
const press = (element: Element, { button: which = 0, x = 12, y = 7 } = {}) =>
  element.dispatchEvent(
    new MouseEvent('pointerdown', { bubbles: true, button: which, clientX: x, clientY: y }),
  );

describe('a ripple', () => {
  it('starts at the pointer, also on elements inside the button', () => {
    press(button().firstElementChild!);
    expect(button().dataset['ripple']).toBeDefined();
    expect(button().style.getPropertyValue('--ripple-x')).toBe('12px');
    expect(button().style.getPropertyValue('--ripple-y')).toBe('7px');
  });

  it('starts anew with each press, and leaves nothing when it is over', () => {
    press(button());
    const first = button().dataset['ripple'];
    press(button());
    expect(button().dataset['ripple']).not.toBe(first);
    const over = new Event('animationend', { bubbles: true });
    button().dispatchEvent(Object.assign(over, { animationName: 'rippleOdd' }));
    expect(button().dataset['ripple']).toBeUndefined();
  });

  it('does not start for other mouse buttons, on disabled buttons, or on other elements', () => {
    press(button(), { button: 2 });
    press(document.querySelector('button[disabled]')!);
    press(document.querySelector('p')!);
    expect(document.querySelector('[data-ripple]')).toBeNull();
  });

  it('does not start for users who prefer reduced motion', () => {
    reducesMotion(true);
    press(button());
    expect(button().dataset['ripple']).toBeUndefined();
  });
});
