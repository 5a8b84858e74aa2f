import { Suspense, useState, type ReactNode } from 'react';

/** Handlers of a button that load its popup's code on hover or focus, and mount the popup on a click. */
export interface IntentHandlers {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

/**
 * A button with a popup whose code loads on demand. The popup is preloaded on hover or focus, and mounted on the first
 * click. The mounted popup brings its own button, which replaces this one, and opens itself.
 */
export function LoadOnIntent({
  fetch,
  button,
  children,
}: {
  fetch: () => Promise<unknown>;
  button: (handlers: IntentHandlers) => ReactNode;
  /** The popup, which loads later. It includes its own button, which must look like `button`. */
  children: ReactNode;
}) {
  const [isWanted, setIsWanted] = useState(false);
  // A failed preload is ignored here, because mounting the popup reports the failure.
  const prepare = () => void fetch().catch(() => undefined);
  const shown = button({ onPointerEnter: prepare, onFocus: prepare, onClick: () => setIsWanted(true) });
  return isWanted ? <Suspense fallback={shown}>{children}</Suspense> : shown;
}
