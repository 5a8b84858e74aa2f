import { useMemo } from 'react';
import type { UseFound } from '../../../kit/form/pickers/found';
import { holdsText } from '../../../kit/text/textMatch';
import { usePodcastCategoriesQuery } from './podcasts.generated';

const shown = 12;

/** Looks through what directories of podcasts sort by; there are few enough to have them all. */
export const useFoundPodcastCategories: UseFound = (typed) => {
  const { data, loading } = usePodcastCategoriesQuery();
  const items = useMemo(() => {
    return (data?.podcastCategories ?? [])
      .filter((name) => holdsText(name, typed))
      .slice(0, shown)
      .map((name) => ({ id: name, text: name }));
  }, [data, typed]);
  return { items, isLoading: loading, isSettled: data !== undefined };
};
