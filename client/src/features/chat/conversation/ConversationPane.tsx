import { Button, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { MessageSquareText, Pencil, Reply } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useCan } from '../../../kit/access/useCan';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { DropHint } from '../../../kit/form/uploads/DropHint';
import { useFileDrop } from '../../../kit/form/uploads/useFileDrop';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { useJoinChatThreadMutation, useTellChatTypingMutation } from '../chat.generated';
import { atMessage } from '../paths';
import { ChosenFiles } from '../files/ChosenFiles';
import { FileTools } from '../files/FileTools';
import { useSentFiles } from '../files/useSentFiles';
import { NamedWords } from '../NamedWords';
import { ReportDrawer } from '../moderation/ReportDrawer';
import { momentIn, silences } from '../people/silences';
import { usePeopleActions } from '../people/usePeopleActions';
import type { Pending } from '../store/outbox';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { mayPinIn } from '../threads/mayPinIn';
import { useThreadName } from '../threads/useThreadName';
import { Composer } from './Composer';
import type { Conversation } from './conversationStore';
import { ConversationHead } from './ConversationHead';
import { HistoryDrawer } from './HistoryDrawer';
import { MessageList, type Target } from './MessageList';
import type { MessageHands } from './MessageTools';
import { lastSequenceOf, type Message } from './stretch';
import { ThreadMenu } from './ThreadMenu';
import { TypingLine } from './TypingLine';
import { useConversation } from './useConversation';
import { useMessageActions } from './useMessageActions';
import { useMarkRead } from './useMarkRead';
import { useSaid } from './useSaid';
import { useDraft } from '../../../kit/form/drafts/useDraft';
import { useLatestActs } from '../../../kit/useLatestActs';
import { useWhySilent } from './useWhySilent';

/** A thread: what was written in it, and a place to write. */
export function ConversationPane({
  chat,
  thread,
  back,
  target,
  called,
}: {
  chat: Chat;
  thread: Thread;
  back: string;
  /** The message that one came for; another object for each time. */
  target: Target | undefined;
  /** What it is called by what stands around it, and so says which thread it is; without it, it says so itself. */
  called?: string;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const isNarrow = useIsNarrow();
  const ownName = useThreadName()(thread);
  const name = called ?? ownName;
  const { said, arrived } = useSaid();
  const [firstNew] = useState(() => firstNewOf(thread));
  const [isAtBottom, setIsAtBottom] = useState(false);
  const [draft, setDraft] = useDraft(`chat.${thread.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const { conversation, stretch, error } = useConversation(chat, thread, {
    first: target?.sequence ?? firstNew,
    onHeard: arrived,
  });
  const jump = useJump(conversation, target);
  const pending = usePending(chat, thread.id, stretch?.messages);
  const files = useSentFiles(chat.viewerId, thread.id);
  const [tellTyping] = useTellChatTypingMutation();
  const showsSkeleton = useDelayed(!stretch && !error);
  const whySilent = useWhySilent()(thread);
  useMarkRead(chat, thread, {
    upTo: stretch && !stretch.hasAfter ? lastSequenceOf(stretch) : 0,
    isSeen: isAtBottom,
  });

  // On a phone the keyboard would cover what one came to read.
  useEffect(() => {
    if (!isNarrow) field.current?.focus();
  }, [isNarrow]);

  const actions = useMessageActions(conversation);
  const [edited, setEdited] = useState<{ message: Message; body: string }>();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Message>();
  const [reported, setReported] = useState<Message>();
  const people = usePeopleActions(chat, thread);
  const [replyTo, setReplyTo] = useState<Message>();
  const mayWrite = !whySilent && can({ action: 'create', subject: 'ChatMessage' });
  const edit = (message: Message) => {
    setReplyTo(undefined);
    setEdited({ message, body: message.body });
    field.current?.focus();
  };
  const editLast = () => {
    const last = stretch?.messages.findLast(({ isMine, deletedAt }) => isMine && !deletedAt);
    if (last) edit(last);
  };
  useKey('e', () => mayWrite && editLast());
  useKey('j', () => {
    const first = firstNewOf(thread) ?? firstNew;
    if (first !== undefined) void navigate(atMessage(thread, first), { replace: true });
  });
  const saveEdited = async ({ message, body }: { message: Message; body: string }) => {
    const text = body.trim();
    if (text === message.body || (await actions.edit(message, text))) setEdited(undefined);
  };
  const acts = useLatestActs({
    ...actions,
    onReport: setReported,
    onHistory: setShown,
    onJump: (sequence: number) => void navigate(atMessage(thread, sequence), { replace: true }),
    onSilence: ({ author }: Message) => {
      if (author) void people.silence({ person: author }, momentIn(silences[0].length));
    },
    onEdit: edit,
    onReply: (message: Message) => {
      setEdited(undefined);
      setReplyTo(message);
      field.current?.focus();
    },
  });
  const mayPin = mayPinIn(thread);
  const { mayModerate } = thread;
  const mayReport = thread.kind !== 'PRIVATE';
  // Another one would have each of hundreds of messages drawn again.
  const hands: MessageHands = useMemo(
    () => ({ ...acts, mayWrite, mayPin, mayModerate, mayReport }),
    [acts, mayWrite, mayPin, mayModerate, mayReport],
  );

  const send = (text: string) => {
    setDraft('');
    setReplyTo(undefined);
    chat.outbox.post(thread.id, text, { replyToId: replyTo?.id ?? null, files: files.take() });
    if (stretch?.hasAfter) void conversation.open();
  };
  const drop = useFileDrop((dropped) => mayWrite && !edited && files.add(dropped));
  const discard = ({ clientKey, body, files: sent }: Pending) => {
    chat.outbox.discard(clientKey);
    if (!draft) setDraft(body);
    files.putBack(sent);
    field.current?.focus();
  };
  return (
    <Flex
      as="section"
      aria-label={name}
      direction="column"
      h="full"
      minH="0"
      minW="0"
      position="relative"
      {...drop.target}
    >
      {drop.isOver && mayWrite ? <DropHint>{t('chatFiles.drop')}</DropHint> : null}
      {called === undefined ? (
        <ConversationHead
          thread={thread}
          back={back}
          actions={<ThreadMenu chat={chat} thread={thread} back={back} />}
        />
      ) : null}
      {stretch ? (
        stretch.messages.length === 0 && pending.length === 0 ? (
          <Flex flex="1" align="center" justify="center" minH="0" overflowY="auto">
            <StateMessage icon={MessageSquareText} title={t('chat.emptyThread')}>
              {t('chat.emptyThreadHint')}
            </StateMessage>
          </Flex>
        ) : (
          <MessageList
            label={t('chat.messagesOf', { name })}
            keptTime={thread.room?.retentionTime ?? null}
            stretch={stretch}
            pending={pending}
            conversation={conversation}
            firstNew={firstNew}
            target={jump}
            unread={thread.own?.unreadCount ?? 0}
            hands={hands}
            onAtBottom={setIsAtBottom}
            onAgain={chat.outbox.again}
            onDiscard={discard}
          />
        )
      ) : error ? (
        <Flex flex="1" direction="column" justify="center">
          <ErrorState error={error} onRetry={() => void conversation.open(jump?.sequence ?? firstNew)} />
        </Flex>
      ) : (
        <Stack flex="1" gap="4" p="4" justify="flex-end" opacity={showsSkeleton ? 1 : 0}>
          {Array.from({ length: 5 }, (_, row) => (
            <Skeleton key={row} h="10" />
          ))}
        </Stack>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <TypingLine chat={chat} thread={thread} messages={stretch?.messages ?? []} />
      {thread.own ? null : <JoinLine chat={chat} thread={thread} />}
      {mayWrite ? (
        <Composer
          thread={thread}
          text={edited?.body ?? draft}
          label={edited ? t('chat.editing') : t('chat.writeTo', { name })}
          fieldRef={field}
          files={
            edited
              ? undefined
              : {
                  count: files.all.length,
                  isBusy: files.isBusy,
                  add: files.add,
                  shown: <ChosenFiles files={files} />,
                  tools: <FileTools onFiles={files.add} />,
                }
          }
          pauseTime={thread.mayModerate ? 0 : (thread.room?.pauseTime ?? 0)}
          about={
            edited || replyTo ? (
              <AboutLine
                message={edited?.message ?? replyTo!}
                isEdited={edited !== undefined}
                onCancel={() => {
                  setEdited(undefined);
                  setReplyTo(undefined);
                  field.current?.focus();
                }}
              />
            ) : null
          }
          onChange={(text) => (edited ? setEdited({ ...edited, body: text }) : setDraft(text))}
          onSend={(text) => (edited ? void saveEdited({ ...edited, body: text }) : send(text))}
          onTyping={() => {
            if (thread.own) void tellTyping({ variables: { id: thread.id } }).catch(() => undefined);
          }}
          onEditLast={editLast}
          onCancel={() => {
            setEdited(undefined);
            setReplyTo(undefined);
          }}
        />
      ) : (
        <Text color="fg.muted" textStyle="compact" textAlign="center" p="3" borderTopWidth="1px">
          {whySilent ?? t('chat.silent.role')}
        </Text>
      )}
      {shown ? (
        <HistoryDrawer message={shown} threadId={thread.id} onClose={() => setShown(undefined)} />
      ) : null}
      {reported ? <ReportDrawer message={reported} onClose={() => setReported(undefined)} /> : null}
    </Flex>
  );
}

/** Loads what is around the message that one came for, where it is not there already. */
function useJump(conversation: Conversation, target: Target | undefined): Target | undefined {
  const known = useRef(target);
  useEffect(() => {
    if (!target || known.current === target) return;
    known.current = target;
    const { stretch } = conversation.getState();
    const isThere = stretch?.messages.some(({ sequence }) => sequence === target.sequence);
    if (!isThere) void conversation.open(target.sequence);
  }, [conversation, target]);
  return target;
}

/** A key that does something while one writes nothing: `e` changes what one wrote last, `j` goes to the first unread message. */
function useKey(key: string, go: () => unknown) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** What one is changing or answers to, and the way out of it. */
function AboutLine({
  message,
  isEdited,
  onCancel,
}: {
  message: Message;
  isEdited: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const Icon = isEdited ? Pencil : Reply;
  const name = message.author?.fullName ?? t('chat.somebodyGone');
  return (
    <Flex align="center" gap="2" color="fg.muted" textStyle="compact" minW="0">
      <Icon size={14} aria-hidden />
      {isEdited ? (
        <Text flex="1" truncate>
          {t('chat.editing')}
        </Text>
      ) : (
        <NamedWords name={name} words={message.body} />
      )}
      <Button size="2xs" variant="ghost" minH={{ base: '11', md: '7' }} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </Flex>
  );
}

const firstNewOf = ({ own }: Thread) => (own && own.unreadCount > 0 ? own.readUpTo + 1 : undefined);

/** What the viewer sent that is not among the messages yet. */
function usePending(
  chat: Chat,
  threadId: string,
  messages: readonly { isMine: boolean; clientKey: string }[] | undefined,
) {
  const all = useStore(chat.outbox);
  return useMemo(() => {
    const ofThread = all.filter((one) => one.threadId === threadId);
    if (ofThread.length === 0) return ofThread;
    const there = new Set(messages?.filter(({ isMine }) => isMine).map(({ clientKey }) => clientKey));
    return ofThread.filter(({ clientKey }) => !there.has(clientKey));
  }, [all, threadId, messages]);
}

/** Who only looks into a room hears nothing of what is new in it. */
function JoinLine({ chat, thread }: { chat: Chat; thread: Thread }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const [join, { loading }] = useJoinChatThreadMutation({ fetchPolicy: 'no-cache' });
  const come = async () => {
    try {
      const { data } = await join({ variables: { id: thread.id } });
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
        {t('chat.onlyLooking')}
      </Text>
      <Button size="sm" variant="outline" loading={loading} onClick={() => void come()}>
        {t('chat.join')}
      </Button>
    </Flex>
  );
}
