import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Distance to an edge in pixels from which more messages are requested. */
const near = 600;
const atBottom = 48;

interface Options {
  /** Nothing new can come below. */
  isNewest: boolean;
  onEdge: (direction: 'before' | 'after') => void;
}

/**
 * Keeps the place of a list that grows at both ends: at its bottom one stays there, and elsewhere what one reads does not move.
 * The browser's own anchor is switched off, which Safari lacks.
 */
export function useScrollPosition({ isNewest, onEdge }: Options) {
  const place = useRef<HTMLDivElement>(null);
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
    const box = place.current;
    if (!box) return;
    if (isStuck.current && isNewest) box.scrollTop = box.scrollHeight;
    else if (anchor.current) {
      const anchorRow = box.querySelector(`[data-key="${anchor.current.key}"]`);
      if (anchorRow) box.scrollTop += topIn(box, anchorRow) - anchor.current.top;
    }
    storePosition(box);
  });

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => {
      if (isStuck.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return {
    place,
    isAtBottom,
    onScroll: () => place.current && readPosition(place.current),
    /** Brings a row to the top, which it gives, or goes to the end. */
    goTo(key: string | undefined) {
      const box = place.current;
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

/** The first row that is in sight, and where. They stand one below the other, so that few of them are looked at. */
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
