import { useLayoutEffect, useRef } from 'react';

/** Scrolls the menu until the current entry is visible, without scrolling the page. */
export function useCurrentInView(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const scroller = nav.current?.parentElement;
    if (current === undefined || !entry || !scroller) return;
    const [shown, seen] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (shown.top >= seen.top && shown.bottom <= seen.bottom) return;
    scroller.scrollTop += shown.top - seen.top - (seen.height - shown.height) / 2;
  }, [current]);
  return nav;
}
