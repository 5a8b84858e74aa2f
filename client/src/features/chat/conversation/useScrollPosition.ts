import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** More messages are requested within this distance from an edge of the list, in pixels. */
const near = 600;
const atBottom = 48;

interface Options {
  /** True when the newest message is loaded. */
  isNewest: boolean;
  onEdge: (direction: 'before' | 'after') => void;
}

/**
 * Preserves the scroll position of a list that grows at both ends. At the bottom, the list stays there; elsewhere, the
 * visible messages do not move. Our own rather than the scroll anchoring of browsers, which Safari lacks.
 */
export function useScrollPosition({ isNewest, onEdge }: Options) {
  const listRef = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ key: string; top: number }>(undefined);
  const isStuck = useRef(true);
  const [isAtBottom, setIsAtBottom] = useState(true);

  const readPosition = (box: HTMLElement) => {
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    isStuck.current = isNewest && below < atBottom;
    setIsAtBottom(isStuck.current);
    anchor.current = anchorOf(box);
    if (box.scrollTop < near) onEdge('before');
    if (below < near) onEdge('after');
  };
  const storePosition = useEffectEvent(readPosition);

  useLayoutEffect(() => {
    const box = listRef.current;
    if (!box) return;
    if (isStuck.current && isNewest) box.scrollTop = box.scrollHeight;
    else if (anchor.current) {
      const anchorRow = box.querySelector(`[data-key="${anchor.current.key}"]`);
      if (anchorRow) box.scrollTop += topIn(box, anchorRow) - anchor.current.top;
    }
    storePosition(box);
  });

  useEffect(() => {
    const box = listRef.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (isStuck.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return {
    listRef,
    isAtBottom,
    onScroll: () => listRef.current && readPosition(listRef.current),
    /** Scrolls a row to the top and returns it, or scrolls to the end when the row is missing. */
    goTo(key: string | undefined) {
      const box = listRef.current;
      if (!box) return undefined;
      const row = key === undefined ? undefined : box.querySelector(`[data-key="${key}"]`);
      isStuck.current = !row;
      box.scrollTop = row ? box.scrollTop + topIn(box, row) - 24 : box.scrollHeight;
      anchor.current = anchorOf(box);
      return row;
    },
  };
}

const topIn = (box: Element, row: Element) =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** First visible row and its position, found by binary search, so that few rows are measured. */
function anchorOf(box: Element) {
  const rows = box.querySelectorAll<HTMLElement>('[data-key]');
  const boxTop = box.getBoundingClientRect().top;
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rows[middle]!.getBoundingClientRect().bottom > boxTop) to = middle;
    else from = middle + 1;
  }
  const row = rows[from];
  return row && { key: row.dataset['key']!, top: topIn(box, row) };
}
