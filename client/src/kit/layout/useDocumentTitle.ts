import { useEffect } from 'react';

/** Sets the document title, which screen readers announce on every navigation. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Regie`;
  }, [title]);
}
