import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** The rest of the test sees the portal as on a phone. */
export const onNarrowScreen = () => answerMedia((query) => query.includes('max-width'));

/** The rest of the test sees the portal in a window as wide as can be. */
export const onWideScreen = () => answerMedia((query) => query.includes('min-width'));

function answerMedia(matches: (query: string) => boolean): void {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: matches(query),
  }));
}

/** Types letter by letter without a moment between them in which a pause could end. */
export function typeQuickly(field: HTMLElement, text: string): void {
  act(() => {
    for (const end of text.split('').keys())
      fireEvent.change(field, { target: { value: text.slice(0, end + 1) } });
  });
}
