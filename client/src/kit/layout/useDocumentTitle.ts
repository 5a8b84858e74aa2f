import { useEffect } from 'react';

/** Names the page in the tab and to screen readers, which hear the title on every change of page. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Regie`;
  }, [title]);
}
