import { Box, Button, Flex, Grid, IconButton } from '@chakra-ui/react';
import { MessageSquareDashed, Plus, Search } from 'lucide-react';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
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
import { SearchDrawer } from './search/SearchDrawer';
import { useChat, type Chat } from './store/useChat';
import { NewThreadDrawer } from './threads/NewThreadDrawer';
import { chatRooms } from './threads/rooms';
import { ThreadList } from './threads/ThreadList';

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

/** Button that opens the message search. */
function SearchButton({ chat, openId }: { chat: Chat; openId: string | null }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const label = t('chatSearch.title');
  return (
    <>
      <IconButton variant="outline" aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <Search />
      </IconButton>
      {isOpen ? <SearchDrawer chat={chat} openId={openId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Alt with an arrow key opens the previous or next thread of the list. Also works in text fields. */
function useThreadSteps(openId: string | null, go: (id: string) => void) {
  const screen = useRef<HTMLDivElement>(null);
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const ids = [...(screen.current?.querySelectorAll<HTMLAnchorElement>('nav a[href]') ?? [])].map(
      ({ href }) => new URL(href).searchParams.get('thread') ?? '',
    );
    const at = ids.indexOf(openId ?? '');
    const next = ids[at < 0 ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return screen;
}
