import { useEffect } from 'react';

/** Sets the document title, which screen readers announce after a navigation to another page. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Regie`;
  }, [title]);
}
