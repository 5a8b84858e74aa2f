import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../kit/data/texts/When';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import {
  useCancelFeedImportMutation,
  useFeedImportsQuery,
  type FeedImportFieldsFragment,
} from './feedImports.generated';
import { ImportFeedDrawer } from './ImportFeedDrawer';

const pollInterval = 2000;

interface Importing {
  podcastId: string;
  /** Called when an import has ended, because the podcast's episodes may have changed. */
  onEnd: () => void;
}

/** Section that imports an existing feed into a podcast. Shows its URL, the progress, and the items with a problem. */
export function FeedImportSection({ podcastId, onEnd }: Importing) {
  const { t } = useTranslation();
  const { data, error, refetch, startPolling, stopPolling } = useFeedImportsQuery({
    variables: { podcastId },
  });
  const last = data?.feedImports[0];
  const isRunning = last?.state === 'RUNNING';
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isRunning) startPolling(pollInterval);
    else if (wasRunning.current) onEnd();
    wasRunning.current = isRunning;
    return stopPolling;
  }, [isRunning, onEnd, startPolling, stopPolling]);
  const [isAdding, setIsAdding] = useState(false);
  const again = () => void refetch().catch(() => undefined);
  return (
    <Section title={t('podcasts.import.title')}>
      <Stack gap="4">
        <Text textStyle="compact" color="fg.muted">
          {t('podcasts.import.about')}
        </Text>
        {error && !data ? <ErrorState error={error} onRetry={again} /> : null}
        {last ? <Progress last={last} /> : null}
        {isRunning ? null : (
          <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setIsAdding(true)}>
            <Download aria-hidden /> {t('podcasts.import.begin')}
          </Button>
        )}
      </Stack>
      {isAdding ? (
        <ImportFeedDrawer podcastId={podcastId} onBegin={again} onClose={() => setIsAdding(false)} />
      ) : null}
    </Section>
  );
}

function Progress({ last }: { last: FeedImportFieldsFragment }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [cancel, { loading }] = useCancelFeedImportMutation();
  const { id, url, state, failure, itemCount, importedCount, skippedCount, failedCount, problems } = last;
  const done = importedCount + skippedCount + failedCount;
  const message =
    itemCount === null
      ? t('podcasts.import.reading')
      : t('podcasts.import.progress', { done, total: itemCount });
  return (
    <Stack gap="2" role="status">
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        <bdi>{url}</bdi> · <When moment={last.createdAt} />
      </Text>
      {state === 'RUNNING' ? (
        <>
          <Text textStyle="compact">{message}</Text>
          <ProgressLine label={message} share={itemCount ? done / itemCount : 0} />
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            loading={loading}
            onClick={() =>
              void cancel({ variables: { id } }).catch((error: unknown) =>
                notifyError(t('podcasts.import.cancelFailed'), error),
              )
            }
          >
            <X aria-hidden /> {t('podcasts.import.cancel')}
          </Button>
        </>
      ) : (
        <Text textStyle="compact" color={failure ? 'fg.error' : undefined}>
          {failure ? t(`podcasts.import.failures.${failure}`) : t(`podcasts.import.states.${state}`)}
        </Text>
      )}
      <Text textStyle="compact" fontVariantNumeric="tabular-nums">
        {t('podcasts.import.counts', {
          imported: importedCount,
          skipped: skippedCount,
          failed: failedCount,
        })}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" aria-label={t('podcasts.import.problems')}>
        {problems.map(({ guid, title, problem }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two items may have the same problem; their order never changes
          <Flex as="li" key={index} gap="2" wrap="wrap" textStyle="compact">
            <bdi>{title || guid}</bdi>
            <Text as="span" color="fg.muted">
              {t(`podcasts.import.itemProblems.${problem}`)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
