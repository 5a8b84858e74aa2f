import { Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../apollo/errors';
import { ErrorState } from '../../../kit/feedback/ErrorState';

/** Shows the rows of one part of the audience page. Without rows, says why: loading, failed, too many days, or no data. */
export function PartState<Row>({
  query: { error, refetch },
  rows,
  children,
}: {
  query: { error?: unknown; refetch: () => Promise<unknown> };
  rows: readonly Row[] | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const { t } = useTranslation();
  if (error) {
    const { code, fields = {} } = apiErrorOf(error);
    if (code === 'BAD_USER_INPUT' && fields['to'])
      return <Text color="fg.muted">{t('audience.fewerDays')}</Text>;
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!rows) return <Skeleton h="40" />;
  return rows.length === 0 ? <Text color="fg.muted">{t('audience.nothingKnown')}</Text> : children(rows);
}
