import { useMemo } from 'react';
import type { UseFound } from '../../../kit/form/pickers/found';
import { includesText } from '../../../kit/textMatch';
import { usePodcastCategoriesQuery } from './podcasts.generated';

const shown = 12;

/** Searches the podcast categories of directories; all of them are loaded at once, as they are few. */
export const useFoundPodcastCategories: UseFound = (typed) => {
  const { data, loading } = usePodcastCategoriesQuery();
  const items = useMemo(() => {
    return (data?.podcastCategories ?? [])
      .filter((name) => includesText(name, typed))
      .slice(0, shown)
      .map((name) => ({ id: name, text: name }));
  }, [data, typed]);
  return { items, isLoading: loading, isSettled: data !== undefined };
};
