import { act } from '@testing-library/react';
import { vi } from 'vitest';

type OnChange = (entries: Array<{ isIntersecting: boolean }>) => void;

/**
 * Replaces `IntersectionObserver` in a test, because it needs a layout. The test decides when elements come into view.
 */
export function sightByHand() {
  const watched = new Map<Element, OnChange>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: OnChange;
      readonly #mine = new Set<Element>();
      constructor(onChange: OnChange) {
        this.#onChange = onChange;
      }
      observe(element: Element) {
        this.#mine.add(element);
        watched.set(element, this.#onChange);
      }
      disconnect() {
        for (const element of this.#mine) watched.delete(element);
      }
    },
  );
  return {
    /** Brings all observed elements into view, or the first `max` in document order. */
    comeIntoSight: async (max = Infinity) => {
      await act(async () => {
        const inOrder = [...watched].toSorted(([a], [b]) =>
          a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
        for (const [, onChange] of inOrder.slice(0, max)) onChange([{ isIntersecting: true }]);
      });
    },
  };
}
