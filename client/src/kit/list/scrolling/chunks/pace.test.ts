import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPace, isMore } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Scrolls for some frames and returns the level of detail after each. */
function scroll(pace: ReturnType<typeof createPace>, from: number, step: number, frames: number) {
  return Array.from({ length: frames }, (_, frame) => {
    vi.advanceTimersByTime(16);
    pace.move(from + step * frame);
    return pace.detail.get().is;
  });
}

it('makes whole rows where one stays, cells where one reads on, names where one flies', () => {
  const pace = createPace();
  expect(pace.detail.get().is).toBe('whole');
  expect(scroll(pace, 0, 15, 5)).toEqual(Array.from({ length: 5 }, () => 'cells'));
  expect(scroll(pace, 1000, 100, 5)).toEqual(Array.from({ length: 5 }, () => 'name'));
  expect(pace.isFlying()).toBe(true);
  vi.advanceTimersByTime(120);
  expect(pace.detail.get().is).toBe('whole');
});

it('does not take one slow frame for reading', () => {
  const pace = createPace();
  scroll(pace, 0, 100, 5);
  expect(scroll(pace, 400, 10, 3)).toEqual(['name', 'name', 'name']);
  expect(scroll(pace, 430, 10, 8).at(-1)).toBe('cells');
});

it('knows what is more of a row', () => {
  expect(isMore('whole', 'cells')).toBe(true);
  expect(isMore('cells', 'name')).toBe(true);
  expect(isMore('name', 'name')).toBe(false);
  expect(isMore('cells', 'whole')).toBe(false);
});
