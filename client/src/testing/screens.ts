import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Simulates a phone for the rest of the test. */
export const onNarrowScreen = () => answerMedia((query) => query.includes('max-width'));

/** Simulates a very wide window for the rest of the test. */
export const onWideScreen = () => answerMedia((query) => query.includes('min-width'));

function answerMedia(matches: (query: string) => boolean): void {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: matches(query),
  }));
}

/** Types letter by letter, without pauses that would trigger debounced work. */
export function typeQuickly(field: HTMLElement, text: string): void {
  act(() => {
    for (const end of text.split('').keys())
      fireEvent.change(field, { target: { value: text.slice(0, end + 1) } });
  });
}
