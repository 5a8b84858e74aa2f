import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns whether the focus is in an open popover or dialog. Moving the focus away would close it. */
const isInLayer = (element: Element | null) =>
  element?.closest('[data-part=content][data-state=open]:is([data-scope=popover], [data-scope=dialog])');

/** Moves the focus into the new page after a navigation, and announces its title to screen readers. */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Moving the focus restyles the page, so it waits until after the first paint.
    const arriving = setTimeout(() => {
      if (!isInLayer(document.activeElement)) content.current?.focus({ preventScroll: true });
    });
    // The page sets its title after it has mounted.
    const naming = setTimeout(() => setAnnounced(document.title), 100);
    return () => {
      clearTimeout(arriving);
      clearTimeout(naming);
    };
  }, [pathname, content]);

  return (
    <VisuallyHidden aria-live="polite" role="status">
      {announced}
    </VisuallyHidden>
  );
}
