import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Section } from '../../../kit/layout/Card';

interface Props<TItem> {
  title: string;
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  items: readonly TItem[] | undefined;
  /** What is said when there are none. */
  empty: string;
  /** How high it is while it loads, in the rows of a list. */
  rows?: number;
  children: (items: readonly TItem[]) => ReactNode;
}

/** A card with a list of its own: its skeleton, the list, what there would be, or why there is nothing. */
export function QueryCard<TItem>({ title, query, items, empty, rows = 4, children }: Props<TItem>) {
  const { loading, error, refetch } = query;
  const showsSkeleton = useDelayed(loading && !items);
  return (
    <Section title={title}>
      {items ? (
        items.length > 0 ? (
          children(items)
        ) : (
          <Text color="fg.muted">{empty}</Text>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Stack gap="3" aria-hidden>
          {Array.from({ length: rows }, (_, place) => (
            <Skeleton key={place} h="8" visibility={showsSkeleton ? 'visible' : 'hidden'} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
