import { useEffect, useEffectEvent, useRef } from 'react';

/** Alt with an arrow key opens the previous or next thread of the list. Also works in text fields. */
export function useThreadSteps(openId: string | null, go: (id: string) => void) {
  const screen = useRef<HTMLDivElement>(null);
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const ids = [...(screen.current?.querySelectorAll<HTMLAnchorElement>('nav a[href]') ?? [])].map(
      ({ href }) => new URL(href).searchParams.get('thread') ?? '',
    );
    const at = ids.indexOf(openId ?? '');
    const next = ids[at < 0 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return screen;
}
