import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../kit/data/texts/When';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useChatHistoryQuery } from '../chat.generated';
import { MessageWords } from './messages/MessageWords';
import type { Message } from './messages/messageWindow';

/** Drawer with the current text of a message, followed by the earlier ones, newest first. */
export function HistoryDrawer({
  message,
  threadId,
  onClose,
}: {
  message: Message;
  threadId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const name = message.author?.fullName ?? t('chat.formerPerson');
  const { data, error, refetch } = useChatHistoryQuery({
    variables: { threadId, sequence: message.sequence },
    fetchPolicy: 'no-cache',
  });
  const found = data?.chatMessages.items.find(({ id }) => id === message.id);
  return (
    <SideDrawer title={t('chatSearch.historyOf', { name })} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} /> : null}
      {found ? (
        <Stack as="ol" listStyleType="none" gap="4">
          <Box as="li">
            <Text textStyle="xs" color="fg.muted" fontWeight="medium">
              {t('chatSearch.now')}
            </Text>
            <MessageWords text={found.body} />
          </Box>
          {found.history.map(({ id, body, until }) => (
            <Box as="li" key={id}>
              <Text textStyle="xs" color="fg.muted">
                {t('chatSearch.until')} <When moment={until} />
              </Text>
              <MessageWords text={body} />
            </Box>
          ))}
        </Stack>
      ) : null}
    </SideDrawer>
  );
}
