import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useJoinChatThreadMutation } from '../../chat.generated';
import type { Thread } from '../../store/threadsStore';
import type { Chat } from '../../store/useChat';

/** Bar with a button that joins the room. Only people who have joined receive its events and have an unread count. */
export function JoinBar({ chat, thread }: { chat: Chat; thread: Thread }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [joinThread, { loading }] = useJoinChatThreadMutation({ fetchPolicy: 'no-cache' });
  const join = async () => {
    try {
      const { data } = await joinThread({ variables: { id: thread.id } });
      if (data) chat.threads.put(data.joinChatThread);
    } catch (error) {
      notifyError(t('chat.joinFailed'), error);
    }
  };
  return (
    <Flex
      align="center"
      justify="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      bg="bg.subtle"
      borderTopWidth="1px"
    >
      <Text textStyle="compact" color="fg.muted">
        {t('chat.previewing')}
      </Text>
      <Button size="sm" variant="outline" loading={loading} onClick={() => void join()}>
        {t('chat.join')}
      </Button>
    </Flex>
  );
}
