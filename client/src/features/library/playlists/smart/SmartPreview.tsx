import { Box, Flex, Skeleton, Stack, Text, type SystemStyleObject } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../../../apollo/errors';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { useDelayed } from '../../../../kit/feedback/useDelayed';
import { Section } from '../../../../kit/layout/Card';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { useDebounced } from '../../../../kit/useDebounced';
import type { SmartCriteriaInput } from '../../../../apollo/schemaTypes.generated';
import { kindNamed } from '../../library/kinds';
import { PicturedName } from '../../../../kit/data/people/MediumPicture';
import { useSmartPreviewQuery } from './smart.generated';
import { inputOfCriteria, problemsByRow, type CriteriaValues } from './criteria';

/** Preview of the media that match the criteria being edited. */
export function SmartPreview({
  values,
  onProblems,
}: {
  values: CriteriaValues;
  /** Called with the server's problems, by row and field. */
  onProblems: (problems: Record<string, string>) => void;
}) {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const debounced = useDebounced(JSON.stringify(inputOfCriteria(values)));
  const criteria = JSON.parse(debounced) as SmartCriteriaInput;
  const isWhole = criteria.criteria.every(({ value }) => value !== '');
  const { data, previousData, error, loading, refetch } = useSmartPreviewQuery(
    isWhole ? { variables: { criteria }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const problems = problemsByRow(error ? apiErrorOf(error).fields : undefined);
  const problemsKey = JSON.stringify(problems);
  useEffect(() => {
    if (problemsKey !== '{}') onProblems(JSON.parse(problemsKey) as Record<string, string>);
  }, [problemsKey, onProblems]);
  const found = isWhole ? (data ?? previousData)?.smartPreview : undefined;
  const showsSkeleton = useDelayed(loading && !found);
  const isOld = useDelayed(loading);

  return (
    <Section
      title={t('playlists.smart.preview')}
      aside={
        found ? (
          <Text textStyle="compact" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
            {t('playlists.items.count', { count: found.totalItems })} ·{' '}
            <bdi>{media.clock(found.duration)}</bdi>
          </Text>
        ) : null
      }
    >
      {!isWhole || problemsKey !== '{}' ? (
        <Text color="fg.muted">{t('playlists.smart.unfinished')}</Text>
      ) : found ? (
        <Box opacity={isOld ? 0.6 : 1} transition="opacity 150ms" aria-busy={isOld}>
          {found.totalItems === 0 ? <Text color="fg.muted">{t('playlists.items.emptyFound')}</Text> : null}
          <Box as="ul" css={styles} aria-label={t('playlists.smart.preview')}>
            {found.items.map(({ id, kind, title, credit, artwork, duration }) => (
              <li key={id} className="found">
                <PicturedName src={artwork} icon={kindNamed(kind).icon} name={title} detail={credit} />
                <bdi className="found-length">{duration === null ? '—' : media.clock(duration)}</bdi>
              </li>
            ))}
          </Box>
          {found.totalItems > found.items.length ? (
            <Text mt="2" textStyle="compact" color="fg.muted">
              {t('playlists.smart.more', { count: found.totalItems - found.items.length })}
            </Text>
          ) : null}
        </Box>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Stack gap="3" opacity={showsSkeleton ? 1 : 0}>
          {['a', 'b', 'c', 'd', 'e'].map((row) => (
            <Flex key={row} gap="3">
              <Skeleton boxSize="8" />
              <Skeleton h="8" flex="1" />
            </Flex>
          ))}
        </Stack>
      )}
    </Section>
  );
}

const styles: SystemStyleObject = {
  listStyleType: 'none',
  '& .found': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minH: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& .found:last-of-type': { borderBottomWidth: '0' },
  '& .found-length': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
};
