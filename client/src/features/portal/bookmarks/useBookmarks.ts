import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewedRole } from '../../../apollo/session/SessionContext';
import type { MenuEntry } from '../../../kit/defineFeature';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { usePages } from '../../../kit/pages/Pages';
import {
  BookmarksDocument,
  useBookmarksQuery,
  useReorderBookmarksMutation,
  useBookmarkPageMutation,
  type BookmarkFragment,
} from '../portal.generated';

/**
 * Returns the viewer's bookmarks and functions that change them. Changes are optimistic and roll back when the server
 * refuses.
 */
export function useBookmarks() {
  const { t } = useTranslation();
  const known = usePages();
  const isViewing = useViewedRole() !== undefined;
  const notifyError = useNotifyError();
  const { data } = useBookmarksQuery();
  const [toggleOnServer] = useBookmarkPageMutation();
  const [reorderOnServer] = useReorderBookmarksMutation();

  const stored = data?.bookmarks ?? [];
  const pages = stored.flatMap(({ target }) => known.find((page) => page.target === target) ?? []);
  const isBookmarked = (target: string) => stored.some((bookmark) => bookmark.target === target);

  const toggle = async (page: MenuEntry) => {
    const wanted = !isBookmarked(page.target);
    const next = wanted
      ? [...stored, bookmarkOf(page)]
      : stored.filter((bookmark) => bookmark.target !== page.target);
    try {
      await toggleOnServer({
        variables: { target: page.target, isBookmarked: wanted },
        optimisticResponse: { bookmarkPage: next },
        update: (cache, result) => storeBookmarks(cache, result.data?.bookmarkPage),
      });
    } catch (error) {
      notifyError(t('bookmarks.failed'), error);
    }
  };

  const reorder = async (order: readonly MenuEntry[]) => {
    try {
      await reorderOnServer({
        variables: { targets: order.map(({ target }) => target) },
        optimisticResponse: { reorderBookmarks: order.map(bookmarkOf) },
        update: (cache, result) => storeBookmarks(cache, result.data?.reorderBookmarks),
      });
    } catch (error) {
      notifyError(t('bookmarks.orderFailed'), error);
    }
  };
  return { pages, isLoaded: data !== undefined, isBookmarked, mayChange: !isViewing, toggle, reorder };
}

/** Reloads the bookmarks when this tab becomes visible, because other tabs may have changed them. */
export function useFreshBookmarks() {
  const { refetch } = useBookmarksQuery();
  useEffect(() => {
    const onVisible = () => {
      // Errors are ignored here; the next change of a bookmark reports them.
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refetch]);
}

const bookmarkOf = ({ id, target }: MenuEntry): BookmarkFragment => ({
  __typename: 'PortalPage',
  id: String(id),
  target,
});

function storeBookmarks(
  cache: {
    writeQuery: (options: {
      query: typeof BookmarksDocument;
      data: { bookmarks: BookmarkFragment[] };
    }) => unknown;
  },
  bookmarks: readonly BookmarkFragment[] | undefined,
) {
  if (bookmarks) cache.writeQuery({ query: BookmarksDocument, data: { bookmarks: [...bookmarks] } });
}
