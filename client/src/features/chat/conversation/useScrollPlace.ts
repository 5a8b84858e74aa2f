import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** As near to an edge more is asked for, in pixels. */
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
export function useScrollPlace({ isNewest, onEdge }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ key: string; top: number }>(undefined);
  const isStuck = useRef(true);
  const [isAtBottom, setIsAtBottom] = useState(true);

  const look = (box: HTMLElement) => {
    const below = box.scrollHeight - box.scrollTop - box.clientHeight;
    isStuck.current = isNewest && below < atBottom;
    setIsAtBottom(isStuck.current);
    anchor.current = anchorOf(box);
    if (box.scrollTop < near) onEdge('before');
    if (below < near) onEdge('after');
  };
  const keepPlace = useEffectEvent(look);

  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    if (isStuck.current && isNewest) box.scrollTop = box.scrollHeight;
    else if (anchor.current) {
      const held = box.querySelector(`[data-key="${anchor.current.key}"]`);
      if (held) box.scrollTop += topIn(box, held) - anchor.current.top;
    }
    keepPlace(box);
  });

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const keep = new ResizeObserver(() => {
      if (isStuck.current) box.scrollTop = box.scrollHeight;
    });
    keep.observe(box);
    return () => keep.disconnect();
  }, []);

  return {
    place,
    isAtBottom,
    onScroll: () => place.current && look(place.current),
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
