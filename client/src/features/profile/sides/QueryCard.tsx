import { Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { Section } from '../../../kit/layout/Card';

interface Props<TItem> {
  title: string;
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  items: readonly TItem[] | undefined;
  /** Text for an empty list. */
  empty: string;
  /** Height of the placeholder, in list rows. */
  rows?: number;
  children: (items: readonly TItem[]) => ReactNode;
}

/** Card with a list from a query. Shows a placeholder while loading, the items, the text `empty`, or an error. */
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
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} h="8" visibility={showsSkeleton ? 'visible' : 'hidden'} />
          ))}
        </Stack>
      )}
    </Section>
  );
}
