import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ErrorState, NotFound } from '../../feedback/ErrorState';
import { ShownBefore } from '../../feedback/ShownBefore';
import { useDelayed } from '../../feedback/useDelayed';
import { Card } from '../../layout/Card';

interface Props<TRecord> {
  query: { loading: boolean; data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  record: TRecord | null | undefined;
  children: (record: TRecord) => ReactNode;
  /** Placeholder while the record loads. Defaults to the skeleton of a usual record page. */
  skeleton?: ReactNode;
}

/** Renders a record when loaded, and a placeholder or the error before that. */
export function RecordState<TRecord>({
  query,
  record,
  children,
  skeleton = <RecordSkeleton />,
}: Props<TRecord>) {
  const { loading, data, error, refetch } = query;
  const retry = () => void refetch().catch(() => undefined);
  const showsSkeleton = useDelayed(loading && !record);
  if (record) {
    return (
      <>
        {error && !loading && data === undefined ? (
          <Card mb="4" overflow="hidden">
            <ShownBefore error={error} onRetry={retry} />
          </Card>
        ) : null}
        {children(record)}
      </>
    );
  }
  if (loading) return showsSkeleton ? skeleton : null;
  return <Card>{error ? <ErrorState error={error} onRetry={retry} /> : <NotFound />}</Card>;
}

function RecordSkeleton() {
  return (
    <Card p="8">
      <Stack gap="4">
        {['40%', '65%', '55%', '80%', '30%'].map((width) => (
          <Skeleton key={width} h="4" w={width} />
        ))}
      </Stack>
    </Card>
  );
}
