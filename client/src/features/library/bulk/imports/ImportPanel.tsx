import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, FileClock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { Card } from '../../../../kit/layout/Card';
import type { LibraryKind } from '../../media/kinds';
import type { MetadataImportFieldsFragment } from './imports.generated';
import { RefusedRows } from './RefusedRows';
import { isUnderWay, type useImports } from './useImports';

const badgeStyles = {
  ARRIVING: { tone: 'neutral', icon: FileClock },
  WAITING: { tone: 'neutral', icon: FileClock },
  RUNNING: { tone: 'busy', icon: FileClock },
  DONE: { tone: 'good', icon: CircleCheck },
  FAILED: { tone: 'warning', icon: CircleX },
  CANCELLED: { tone: 'warning', icon: TriangleAlert },
} as const;

/**
 * Status of the viewer’s running metadata import, or of their last one of this kind. It is shown on all their devices until they
 * dismiss it, or for 30 days after its end.
 */
export function ImportPanel({
  kind,
  imports,
  onReload,
}: {
  kind: LibraryKind;
  imports: ReturnType<typeof useImports>;
  /** Reloads the rows of the page. */
  onReload: () => void;
}) {
  const { t } = useTranslation();
  const { shown, isBusy, cancel, forget } = imports;
  if (!shown) return null;
  const isGoing = isUnderWay(shown);
  return (
    <Card p="4" mb="4" role="region" aria-label={t('bulk.imports.title')}>
      <Stack gap="3">
        <Flex align="center" gap="3" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <bdi>{shown.fileName}</bdi>
          </Text>
          <StatusBadge {...badgeStyles[shown.state]} label={t(`bulk.imports.states.${shown.state}`)} />
          <Flex flex="1" justify="flex-end" gap="2" wrap="wrap">
            {isGoing ? null : (
              <Button size="xs" variant="outline" onClick={onReload} hidden={shown.kind !== kind}>
                {t('bulk.imports.reload')}
              </Button>
            )}
            <Button
              size="xs"
              variant="outline"
              loading={isBusy}
              onClick={() => void (isGoing ? cancel() : forget())}
            >
              {t(isGoing ? 'bulk.imports.cancel' : 'bulk.imports.forget')}
            </Button>
          </Flex>
        </Flex>
        <Progress of={shown} />
        {isGoing || shown.refusedCount === 0 ? null : <RefusedRows of={shown} />}
      </Stack>
    </Card>
  );
}

function Progress({ of }: { of: MetadataImportFieldsFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, failure, rowCount, doneCount, changedCount, refusedCount } = of;
  const isGoing = isUnderWay(of);
  const words = [
    t('bulk.imports.done', {
      done: format.integer(doneCount),
      count: rowCount,
      all: format.integer(rowCount),
    }),
    t('bulk.imports.changed', { count: changedCount, number: format.integer(changedCount) }),
    ...(refusedCount > 0
      ? [t('bulk.imports.refused', { count: refusedCount, number: format.integer(refusedCount) })]
      : []),
  ];
  return (
    <Box>
      {isGoing ? (
        <ProgressLine
          label={t('bulk.imports.title')}
          share={rowCount > 0 ? doneCount / rowCount : 0}
          isStill={state === 'WAITING'}
          h="1.5"
        />
      ) : null}
      <Text role="status" pt={isGoing ? '2' : '0'} textStyle="compact" fontVariantNumeric="tabular-nums">
        {words.join(' · ')}
      </Text>
      <Text textStyle="compact" color="fg.muted">
        {isGoing
          ? t('bulk.imports.continues')
          : state === 'FAILED'
            ? t(`bulk.imports.failures.${failure ?? 'BROKEN'}`)
            : state === 'CANCELLED'
              ? t('bulk.imports.cancelled')
              : refusedCount > 0
                ? t('bulk.imports.rowByRow')
                : null}
      </Text>
    </Box>
  );
}
