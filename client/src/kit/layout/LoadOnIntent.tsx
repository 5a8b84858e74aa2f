import { Suspense, useState, type ReactNode } from 'react';

/** What makes a button fetch its machinery, and ask for it. */
export interface IntentHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

/**
 * A button whose machinery loads when somebody reaches for it: fetched when a pointer or the focus arrives, there from
 * the first press on. Whatever replaces the button then opens by itself.
 */
export function LoadOnIntent({
  fetch,
  button,
  children,
}: {
  fetch: () => Promise<unknown>;
  button: (handlers: IntentHandlers) => ReactNode;
  /** The machinery, lazy, with a button of the same looks. */
  children: ReactNode;
}) {
  const [isWanted, setIsWanted] = useState(false);
  // What could not be fetched is told when it is wanted.
  const prepare = () => void fetch().catch(() => undefined);
  const shown = button({ onPointerEnter: prepare, onFocus: prepare, onClick: () => setIsWanted(true) });
  return isWanted ? <Suspense fallback={shown}>{children}</Suspense> : shown;
}
