import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { useDelayed } from '../../kit/feedback/useDelayed';
import { Card } from '../../kit/layout/Card';

/** One part of the dashboard: it loads, fails and recovers on its own. */
export function QueryPanel<TData>({
  query,
  height,
  children,
}: {
  query: { data?: TData; loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  height: string;
  children: (data: TData) => ReactNode;
}) {
  const { data, error, loading, refetch } = query;
  const showsSkeleton = useDelayed(loading && data === undefined);
  if (data !== undefined) return children(data);
  return (
    <Card minH={height} p="4">
      {error ? <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {showsSkeleton ? <Skeleton h={`calc(${height} - 2rem)`} /> : null}
    </Card>
  );
}
