import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Who has opened something while the page was on its way is busy there: without the focus it would close. */
const isInLayer = (element: Element | null) =>
  element?.closest('[data-part=content][data-state=open]:is([data-scope=popover], [data-scope=dialog])');

/** After a change of page, moves the focus into it and tells screen readers where they are. */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The page is painted before all of it is styled anew for the focus.
    const arriving = setTimeout(() => {
      if (!isInLayer(document.activeElement)) content.current?.focus({ preventScroll: true });
    });
    // The page names itself once it is there.
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
