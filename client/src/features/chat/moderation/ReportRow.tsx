import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { When } from '../../../kit/data/texts/When';
import type { ChatReportFieldsFragment } from '../chat.generated';
import { atMessage } from '../paths';
import type { ReportActions } from './useReportActions';

/** A report with its reason, and the actions on it. */
export function ReportRow({
  report,
  actions,
  onShow,
}: {
  report: ChatReportFieldsFragment;
  actions: ReportActions;
  /** Called when the moderator follows the link to the message. */
  onShow: () => void;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const { words, reason, author, reporter, createdAt, settledAt, thread, sequence } = report;
  const nameOf = (person: typeof author) => person?.fullName ?? t('chat.formerPerson');
  const buttons = [
    ...(can({ action: 'update', subject: 'ChatRoom' }) && !settledAt
      ? [
          { label: t('chat.conceal'), go: () => void actions.conceal(report) },
          { label: t('chat.delete'), go: () => void actions.remove(report) },
        ]
      : []),
    ...(can({ action: 'update', subject: 'ChatReport' })
      ? [
          {
            label: t(settledAt ? 'chatReports.reopen' : 'chatReports.settle'),
            go: () => void actions.settle(report, !settledAt),
          },
        ]
      : []),
  ];
  return (
    <Box as="li" borderWidth="1px" borderRadius="l3" p="4">
      <Flex gap="2" align="baseline" justify="space-between">
        <Text fontWeight="medium" truncate>
          <bdi>{nameOf(author)}</bdi>
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted" flexShrink="0">
          <When moment={createdAt} />
        </Text>
      </Flex>
      <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp={6} mt="1">
        {words}
      </Text>
      <Text textStyle="compact" color="fg.muted" mt="2" overflowWrap="anywhere">
        {reason
          ? t('chat.messageBy', { name: nameOf(reporter), words: `\u2068${reason}\u2069` })
          : t('chatReports.by', { name: nameOf(reporter) })}
      </Text>
      <Flex gap="2" mt="3" wrap="wrap">
        {thread && sequence !== null ? (
          <Button asChild size="xs" variant="outline" minH={{ base: '11', md: '8' }}>
            <Link to={atMessage(thread, sequence)} onClick={onShow}>
              {t('chatReports.show')}
            </Link>
          </Button>
        ) : null}
        {buttons.map(({ label, go }) => (
          <Button key={label} size="xs" variant="outline" minH={{ base: '11', md: '8' }} onClick={go}>
            {label}
          </Button>
        ))}
      </Flex>
    </Box>
  );
}
