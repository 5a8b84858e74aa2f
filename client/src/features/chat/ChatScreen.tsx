import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { MessageSquareDashed, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Can } from '../../kit/access/useCan';
import { StateMessage } from '../../kit/feedback/StateMessage';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ContactsButton } from './contacts/ContactsButton';
import { ReportsButton } from './moderation/ReportsButton';
import { OpenThread } from './OpenThread';
import { inThread, privateChatPath, publicChatPath } from './paths';
import { OwnPresence } from './presence/OwnPresence';
import { PresenceContext } from './presence/PresenceContext';
import { SearchButton } from './search/SearchButton';
import { useChat } from './store/useChat';
import { NewThreadDrawer } from './threads/NewThreadDrawer';
import { chatRooms } from './threads/rooms';
import { ThreadList } from './threads/ThreadList';
import { useThreadSteps } from './threads/useThreadSteps';

/** Chat: the list of threads next to the open thread. Narrow screens show the open thread instead of the list. */
export function ChatScreen({ kind }: { kind: 'PRIVATE' | 'ROOM' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chat = useChat();
  const [isAdding, setIsAdding] = useState(false);
  const openId = params.get('thread');
  const path = kind === 'ROOM' ? publicChatPath : privateChatPath;
  const go = (id: string) => void navigate(inThread(path, id));
  const steps = useThreadSteps(openId, go);

  const close = () => setIsAdding(false);
  const [subject, addLabel] =
    kind === 'ROOM' ? (['ChatRoom', 'chatRooms.add'] as const) : (['ChatThread', 'chat.new'] as const);
  const addButton = (
    <Can action="create" subject={subject}>
      <Button colorPalette="brand" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden /> {t(addLabel)}
      </Button>
    </Can>
  );
  return (
    <PresenceContext value={chat.presence}>
      <Flex direction="column" h={{ base: 'calc(100dvh - 6.5rem)', md: 'calc(100dvh - 8rem)' }} minH="24rem">
        <Box hideBelow={openId ? 'md' : undefined}>
          <PageHeader
            title={t(kind === 'ROOM' ? 'chat.publicTitle' : 'chat.privateTitle')}
            description={t(kind === 'ROOM' ? 'chat.publicDescription' : 'chat.privateDescription')}
            actions={
              <>
                <OwnPresence chat={chat} />
                <SearchButton chat={chat} openId={openId} />
                {kind === 'PRIVATE' ? (
                  <ContactsButton chat={chat} onOpened={(thread) => go(thread.id)} />
                ) : (
                  <Can action="read" subject="ChatReport">
                    <ReportsButton />
                  </Can>
                )}
                {addButton}
              </>
            }
          />
        </Box>
        <Grid
          flex="1"
          minH="0"
          templateColumns={{ base: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' }}
          templateRows="minmax(0, 1fr)"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          overflow="hidden"
          ref={steps}
        >
          <Box borderInlineEndWidth={{ md: '1px' }} minH="0" hideBelow={openId ? 'md' : undefined}>
            <ThreadList
              chat={chat}
              kind={kind}
              openId={openId}
              addressOf={({ id }) => inThread(path, id)}
              empty={
                <StateMessage
                  icon={MessageSquareDashed}
                  title={t(kind === 'ROOM' ? 'chat.noRooms' : 'chat.noThreads')}
                  action={addButton}
                >
                  {t(kind === 'ROOM' ? 'chat.noRoomsHint' : 'chat.noThreadsHint')}
                </StateMessage>
              }
            />
          </Box>
          <Box minH="0" minW="0" hideBelow={openId ? undefined : 'md'}>
            {openId ? (
              <OpenThread key={openId} chat={chat} id={openId} back={path} />
            ) : (
              <StateMessage icon={MessageSquareDashed} title={t('chat.noneOpen')}>
                {t('chat.noneOpenHint')}
              </StateMessage>
            )}
          </Box>
        </Grid>
        {isAdding && kind === 'ROOM' ? <chatRooms.AddDrawer onClose={close} /> : null}
        {isAdding && kind === 'PRIVATE' ? (
          <NewThreadDrawer
            onClose={close}
            onOpened={(thread) => {
              chat.threads.put(thread);
              close();
              go(thread.id);
            }}
          />
        ) : null}
      </Flex>
    </PresenceContext>
  );
}
