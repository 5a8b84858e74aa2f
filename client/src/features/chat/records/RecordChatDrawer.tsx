import { Box, Drawer, Flex, Spinner } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ErrorState, NotFound } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { DrawerFrame, DrawerHead } from '../../../kit/layout/SideDrawer';
import { TextLink } from '../../../kit/layout/TextLink';
import { useOpenRecordChatMutation } from '../chat.generated';
import { ConversationPane } from '../conversation/ConversationPane';
import { inThread, privateChatPath } from '../paths';
import { PresenceContext } from '../presence/PresenceContext';
import { useChat } from '../store/useChat';
import type { ChattedKind } from './chattedKind';

/** Drawer with the thread about a record. Opening the thread adds the viewer to its people. */
export default function RecordChatDrawer({
  kind,
  id,
  title,
  onClose,
}: {
  kind: ChattedKind;
  id: string;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const chat = useChat({ listsThreads: false });
  const { threads, removed } = useStore(chat.threads);
  const [open, { data, error }] = useOpenRecordChatMutation({ fetchPolicy: 'no-cache' });
  const openChat = () =>
    open({ variables: { kind, id } })
      .then(({ data: opened }) => opened?.openRecordChat && chat.threads.put(opened.openRecordChat))
      .catch(() => undefined);
  const begin = useEffectEvent(() => void openChat());
  useEffect(() => begin(), []);

  const opened = data?.openRecordChat;
  const thread = opened && (threads.get(opened.id) ?? opened);
  return (
    <PresenceContext value={chat.presence}>
      <DrawerFrame size="md" onClose={onClose}>
        <DrawerHead
          title={t('chatRecords.about', { title })}
          description={thread ? t('chat.people', { count: thread.peopleCount }) : undefined}
        />
        <Drawer.Body p="0" display="flex" flexDirection="column" minH="0">
          {error ? (
            <ErrorState error={error} onRetry={() => void openChat()} />
          ) : opened === null ? (
            <StateMessage icon={MessagesSquare} title={t('chat.emptyThread')}>
              {t('chatRecords.onlyRead')}
            </StateMessage>
          ) : !thread ? (
            <Flex flex="1" align="center" justify="center">
              <Spinner />
            </Flex>
          ) : removed.has(thread.id) ? (
            <NotFound>{t('chat.accessLost')}</NotFound>
          ) : (
            <>
              <Box px="4" py="2" textStyle="compact" borderBottomWidth="1px">
                <TextLink to={inThread(privateChatPath, thread.id)}>{t('chatRecords.openInChat')}</TextLink>
              </Box>
              <Box flex="1" minH="0">
                <ConversationPane
                  key={thread.id}
                  chat={chat}
                  thread={thread}
                  back={privateChatPath}
                  target={undefined}
                  called={title}
                />
              </Box>
            </>
          )}
        </Drawer.Body>
      </DrawerFrame>
    </PresenceContext>
  );
}
