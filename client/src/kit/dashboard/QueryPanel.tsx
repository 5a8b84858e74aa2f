import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState';
import { Card } from '../layout/Card';

/** Dashboard panel with its own loading and error state, in the space of its slot. */
export function QueryPanel<TData>({
  query,
  children,
}: {
  query: { data?: TData; error?: unknown; refetch: () => Promise<unknown> };
  children: (data: TData) => ReactNode;
}) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton borderRadius="l3" />;
  return (
    <Card overflow="auto">
      <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
    </Card>
  );
}
