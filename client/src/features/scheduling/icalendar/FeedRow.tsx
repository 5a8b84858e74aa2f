import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import {
  CalendarFeedsDocument,
  useRevokeCalendarFeedMutation,
  type CalendarFeedFieldsFragment,
} from './icalendar.generated';

/** An existing calendar feed, with a button to revoke its URL. */
export function FeedRow({ feed }: { feed: CalendarFeedFieldsFragment }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [revoke] = useRevokeCalendarFeedMutation({
    refetchQueries: [CalendarFeedsDocument],
    awaitRefetchQueries: true,
  });
  const { id, kind, emission, isOwn, lastReadAt, maker } = feed;
  const given =
    kind === 'PERSON' && !isOwn
      ? t('calendarFeeds.ofOther')
      : (emission?.title ?? t(`calendarFeeds.kinds.${kind}`));
  const name = feed.name || given;
  const end = async () => {
    const isSure = await confirm({
      title: t('calendarFeeds.revokeTitle', { name }),
      body: t('calendarFeeds.revokeBody'),
      confirmLabel: t('calendarFeeds.revoke'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await revoke({ variables: { id } });
      notify({ type: 'success', title: t('calendarFeeds.revoked', { name }) });
    } catch (error) {
      notifyError(t('calendarFeeds.revokeFailed', { name }), error);
    }
  };
  return (
    <Flex as="li" align="center" gap="2" py="2.5" borderBottomWidth="1px" borderColor="border.muted">
      <Box flex="1" minW="0">
        <Text overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Flex textStyle="xs" color="fg.muted" columnGap="3" wrap="wrap">
          {feed.name ? <bdi>{given}</bdi> : null}
          {isOwn ? null : <bdi>{t('calendarFeeds.madeBy', { name: maker.fullName })}</bdi>}
          <span>
            {lastReadAt ? (
              <>
                {t('calendarFeeds.lastRead')} <When moment={lastReadAt} />
              </>
            ) : (
              t('calendarFeeds.neverRead')
            )}
          </span>
        </Flex>
      </Box>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('calendarFeeds.revokeNamed', { name })}
        onClick={() => void end()}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  );
}
