import { Flex, VisuallyHidden } from '@chakra-ui/react';
import { useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../kit/access/useCan';
import { useFormat } from '../../../kit/data/format/useFormat';
import { DropHint } from '../../../kit/form/uploads/DropHint';
import { useFileDrop } from '../../../kit/form/uploads/useFileDrop';
import { isTyping } from '../../../kit/keyboard/isTyping';
import { ReportDrawer } from '../moderation/ReportDrawer';
import { atMessage } from '../paths';
import { isAhead } from '../people/silences';
import type { Thread } from '../store/threadsStore';
import type { Chat } from '../store/useChat';
import { usePendingMessages } from '../store/usePendingMessages';
import { useThreadName } from '../threads/useThreadName';
import { JoinBar } from './compose/JoinBar';
import { ThreadComposer } from './compose/ThreadComposer';
import { useMessageComposer } from './compose/useMessageComposer';
import { ConversationBody } from './ConversationBody';
import { ConversationHead } from './ConversationHead';
import { HistoryDrawer } from './HistoryDrawer';
import { MessageList } from './messages/MessageList';
import { lastSequenceOf, type Message } from './messages/messageWindow';
import { ThreadMenu } from './ThreadMenu';
import { TypingLine } from './TypingLine';
import { useAnnouncedMessages } from './messages/useAnnouncedMessages';
import { useConversation, useLoadTarget, type Target } from './useConversation';
import { useMarkRead } from './useMarkRead';
import { useMessageActions } from './messages/useMessageActions';
import { useMessageHands } from './messages/useMessageHands';

interface Props {
  chat: Chat;
  thread: Thread;
  /** Path of the list of threads. */
  back: string;
  target: Target | undefined;
  /** Name of the thread in a heading above the pane; when undefined, the pane has its own heading. */
  called?: string;
}

/** Thread of the chat: its messages and the composer. */
export function ConversationPane({ chat, thread, back, target, called }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const threadName = useThreadName()(thread);
  const name = called ?? threadName;

  const [firstUnread] = useState(() => firstUnreadOf(thread));
  const [isAtBottom, setIsAtBottom] = useState(false);
  const { announcement, announce } = useAnnouncedMessages();
  const { conversation, messageWindow, error } = useConversation(chat, thread, {
    first: target?.sequence ?? firstUnread,
    onMessage: announce,
  });
  useLoadTarget(conversation, target);
  const pending = usePendingMessages(chat, thread.id, messageWindow?.messages);
  useMarkRead(chat, thread, {
    upTo: messageWindow && !messageWindow.hasNewer ? lastSequenceOf(messageWindow) : 0,
    isSeen: isAtBottom,
  });

  const { mayWrite, readOnlyReason } = useWritePermission(thread);
  const actions = useMessageActions(conversation);
  const composer = useMessageComposer(chat, thread, { conversation, actions });
  const drop = useFileDrop((files) => mayWrite && !composer.edited && composer.files.add(files));

  const [historyOf, setHistoryOf] = useState<Message>();
  const [reported, setReported] = useState<Message>();
  const jumpTo = (sequence: number) => void navigate(atMessage(thread, sequence), { replace: true });
  const hands = useMessageHands(chat, thread, {
    actions,
    composer,
    mayWrite,
    onJump: jumpTo,
    onReport: setReported,
    onHistory: setHistoryOf,
  });
  useConversationKeys({
    onEdit: () => mayWrite && composer.editLast(),
    onJump() {
      const unread = firstUnreadOf(thread) ?? firstUnread;
      if (unread !== undefined) jumpTo(unread);
    },
  });

  const isEmpty = messageWindow?.messages.length === 0 && pending.length === 0;
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
      <ConversationBody
        state={!messageWindow ? 'loading' : isEmpty ? 'empty' : 'loaded'}
        error={error}
        onRetry={() => void conversation.open(target?.sequence ?? firstUnread)}
      >
        {messageWindow ? (
          <MessageList
            label={t('chat.messagesOf', { name })}
            retentionTime={thread.room?.retentionTime ?? null}
            messageWindow={messageWindow}
            pending={pending}
            conversation={conversation}
            firstNew={firstUnread}
            target={target}
            unread={thread.own?.unreadCount ?? 0}
            hands={hands}
            onAtBottom={setIsAtBottom}
            onAgain={chat.outbox.again}
            onDiscard={composer.restore}
          />
        ) : null}
      </ConversationBody>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <TypingLine chat={chat} thread={thread} messages={messageWindow?.messages ?? []} />
      {thread.own ? null : <JoinBar chat={chat} thread={thread} />}
      <ThreadComposer
        thread={thread}
        name={name}
        composer={composer}
        mayWrite={mayWrite}
        readOnlyReason={readOnlyReason}
      />
      {historyOf ? (
        <HistoryDrawer message={historyOf} threadId={thread.id} onClose={() => setHistoryOf(undefined)} />
      ) : null}
      {reported ? <ReportDrawer message={reported} onClose={() => setReported(undefined)} /> : null}
    </Flex>
  );
}

/**
 * Permission of the viewer to write in a thread. `readOnlyReason` is a text about the state of the thread; undefined when
 * the viewer may write, or when only their role lacks the permission.
 */
function useWritePermission({ closedAt, room, own, mayModerate }: Thread) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasRole = useCan()({ action: 'create', subject: 'ChatMessage' });
  const readOnlyReason = (): string | undefined => {
    if (closedAt) return t('chat.silent.closed');
    if (mayModerate) return undefined;
    if (room?.isReadOnly) return t('chat.silent.readOnly');
    const until = own?.silencedUntil;
    return until && isAhead(until) ? t('chat.silent.silenced', { until: format.dateTime(until) }) : undefined;
  };
  const reason = readOnlyReason();
  return { mayWrite: hasRole && reason === undefined, readOnlyReason: reason };
}

/**
 * Keyboard shortcuts of a conversation: `e` edits, `j` jumps to the first unread message. Inactive while a text field has
 * the focus.
 */
function useConversationKeys({ onEdit, onJump }: { onEdit: () => void; onJump: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = { e: onEdit, j: onJump }[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Sequence of the first unread message; undefined when all messages are read. */
const firstUnreadOf = ({ own }: Thread) => (own && own.unreadCount > 0 ? own.readUpTo + 1 : undefined);
