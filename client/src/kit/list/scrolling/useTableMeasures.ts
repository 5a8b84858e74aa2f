import { useLayoutEffect, useState, type RefObject } from 'react';

/** Position of the rows on the page, and how much of the window is covered; in pixels. */
export interface TableMeasures {
  rowHeight: number;
  /** Distance from the top of the page to the first row. */
  top: number;
  /** Covered height at the top of the window, in pixels: the table header and everything above it. */
  above: number;
  /** Covered height at the bottom of the window, in pixels: the table footer and everything below it. */
  below: number;
}

const lowest = { comfortable: 44, compact: 36 };

/** Measures a table when it is mounted, and again when the page layout or the density changes. */
export function useTableMeasures(box: RefObject<HTMLElement | null>, density: keyof typeof lowest) {
  const [measures, setMeasures] = useState<TableMeasures>({
    rowHeight: lowest[density],
    top: 0,
    above: 0,
    below: 0,
  });
  useLayoutEffect(() => {
    const measure = () => {
      const found = box.current && measuresOf(box.current, lowest[density]);
      if (found) setMeasures((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box, density]);
  return measures;
}

function measuresOf(box: HTMLElement, least: number): TableMeasures {
  const header = box.querySelector('th')!;
  const foot = box.querySelector<HTMLElement>('[data-list-foot]')!;
  const rows = [...box.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]:not([aria-busy])')];
  return {
    rowHeight: Math.max(least, ...rows.map((row) => row.getBoundingClientRect().height)),
    top: box.querySelector('tbody')!.getBoundingClientRect().top + scrollY,
    above: inPixels(getComputedStyle(header).top) + header.offsetHeight,
    below: inPixels(getComputedStyle(foot).bottom) + foot.offsetHeight,
  };
}

const inPixels = (length: string) => Number.parseFloat(length) || 0;
