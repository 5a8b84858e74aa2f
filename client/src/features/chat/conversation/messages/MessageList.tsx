import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Fragment, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Format } from '../../../../kit/data/format/format';
import { useFormat } from '../../../../kit/data/format/useFormat';
import type { Pending } from '../../store/outbox';
import type { Conversation } from '../conversationStore';
import { MessageRow } from './MessageRow';
import type { MessageHands } from './MessageTools';
import { messageStyles } from './messageStyles';
import { PendingRow } from './PendingRow';
import type { Message, MessageWindow } from './messageWindow';
import type { Target } from '../useConversation';
import { useScrollPosition } from '../useScrollPosition';

const styles = { overflowAnchor: 'none', ...messageStyles };

/** Consecutive messages of one author that are fewer milliseconds apart share one heading. A line between them ends it. */
const groupTime = 5 * 60_000;

interface Props {
  label: string;
  /** Milliseconds after which messages are deleted; null when they never are. */
  retentionTime: number | null;
  messageWindow: MessageWindow;
  pending: readonly Pending[];
  conversation: Conversation;
  /** The sequence of the first message that was unread when the thread was opened. */
  firstNew: number | undefined;
  target: Target | undefined;
  unread: number;
  hands: MessageHands;
  onAtBottom: (isAtBottom: boolean) => void;
  onAgain: (clientKey: string) => void;
  onDiscard: (message: Pending) => void;
}

/** The messages of a thread. Loads more of them near both ends while the viewer scrolls. */
export function MessageList(props: Props) {
  const { label, retentionTime, conversation, firstNew, target, unread, onAtBottom } = props;
  const now = useMemo(
    () => ({ messageWindow: props.messageWindow, pending: props.pending }),
    [props.messageWindow, props.pending],
  );
  // Deferred: React renders the rows in slices of a few milliseconds, so that scrolling stays smooth.
  const { messageWindow, pending } = useDeferredValue(now);
  const { t } = useTranslation();
  const { messages, hasOlder, hasNewer } = messageWindow;
  const { listRef, isAtBottom, onScroll, goTo } = useScrollPosition({
    isNewest: !hasNewer,
    // Ignores the edge until the messages loaded last are rendered, so that they are not requested twice.
    onEdge: (direction) => {
      if (messageWindow === props.messageWindow) void conversation.more(direction);
    },
  });

  const isPositioned = useRef(false);
  useEffect(() => {
    if (isPositioned.current || messages.length === 0) return;
    isPositioned.current = true;
    if (firstNew !== undefined && !target) goTo(String(firstNew));
  });
  const reached = useRef<Target>(undefined);
  useEffect(() => {
    if (!target || reached.current === target) return;
    if (!messages.some(({ sequence }) => sequence === target.sequence)) return;
    reached.current = target;
    const row = goTo(String(target.sequence));
    row?.querySelector<HTMLElement>('article')?.focus({ preventScroll: true });
  });
  useEffect(() => onAtBottom(isAtBottom), [isAtBottom, onAtBottom]);

  const toNewest = () => {
    if (hasNewer) void conversation.open();
    goTo(undefined);
  };
  return (
    <Box position="relative" flex="1" minH="0">
      <Box
        ref={listRef}
        role="region"
        aria-label={label}
        tabIndex={0}
        h="full"
        overflowY="auto"
        overscrollBehavior="contain"
        pb="2"
        css={styles}
        onScroll={onScroll}
      >
        <Start
          conversation={conversation}
          isWhole={!hasOlder && messages.length > 0}
          retentionTime={retentionTime}
        />
        <Messages messages={messages} firstNew={firstNew} target={target} hands={props.hands} />
        {pending.map((message) => (
          <div key={message.clientKey} data-key={message.clientKey}>
            <PendingRow
              pending={message}
              onAgain={() => props.onAgain(message.clientKey)}
              onDiscard={() => props.onDiscard(message)}
            />
          </div>
        ))}
      </Box>
      {isAtBottom ? null : (
        <Button
          size="sm"
          variant="surface"
          position="absolute"
          bottom="3"
          insetInlineEnd="4"
          borderRadius="full"
          boxShadow="md"
          minH={{ base: '11', md: '9' }}
          onClick={toNewest}
        >
          <ArrowDown aria-hidden /> {unread > 0 ? t('chat.newBelow', { count: unread }) : t('chat.toNewest')}
        </Button>
      )}
    </Box>
  );
}

/** The row above the first message: a spinner, or the beginning of the thread. */
function Start({
  conversation,
  isWhole,
  retentionTime,
}: Pick<Props, 'conversation' | 'retentionTime'> & {
  /** True when the first message of the thread is loaded. */
  isWhole: boolean;
}) {
  const { t } = useTranslation();
  const loading = useStore(conversation, (state) => state.loading);
  const beginning = retentionTime
    ? t('chatReports.storedUntil', { count: Math.round(retentionTime / oneDay) })
    : t('chat.beginning');
  return (
    <Flex h="10" align="center" justify="center" color="fg.muted" textStyle="compact">
      {loading === 'before' ? <Spinner size="sm" aria-label={t('chat.loading')} /> : null}
      {isWhole ? beginning : null}
    </Flex>
  );
}

const Messages = memo(function Messages({
  messages,
  firstNew,
  target,
  hands,
}: Pick<Props, 'firstNew' | 'target' | 'hands'> & { messages: readonly Message[] }) {
  const format = useFormat();
  const days = messages.map(({ createdAt }) => dayOf(format, createdAt));
  const byId = new Map(messages.map((message) => [message.id, message]));
  return (
    <>
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const isNewDay = !before || days[at - 1] !== days[at];
        const isFirstNew = message.sequence === firstNew;
        return (
          <Fragment key={message.id}>
            {isNewDay ? <DayLine moment={message.createdAt} /> : null}
            {isFirstNew ? <NewLine /> : null}
            <div data-key={message.sequence}>
              <MessageRow
                message={message}
                isTarget={message.sequence === target?.sequence}
                repliedTo={message.replyToId ? byId.get(message.replyToId) : undefined}
                hands={hands}
                isFollowing={!isNewDay && !isFirstNew && follows(before, message)}
              />
            </div>
          </Fragment>
        );
      })}
    </>
  );
});

/** Cache of formatted days by moment, because each new message renders the whole list again. */
const knownDays = new WeakMap<Format, Map<string, string>>();

function dayOf(format: Format, moment: string): string {
  const known = knownDays.get(format) ?? new Map<string, string>();
  knownDays.set(format, known);
  const day = known.get(moment) ?? format.day(moment);
  known.set(moment, day);
  return day;
}

function follows(before: Message | undefined, { author, createdAt }: Message): boolean {
  if (!before || before.author?.id !== author?.id) return false;
  return new Date(createdAt).getTime() - new Date(before.createdAt).getTime() < groupTime;
}

const oneDay = 24 * 3_600_000;

/** The formatted dates of today and yesterday, in the viewer's time zone. */
function daysNow(format: Format) {
  const now = Date.now();
  const dayOf = (moment: number) => format.day(new Date(moment).toISOString());
  return { today: dayOf(now), yesterday: dayOf(now - oneDay) };
}

function DayLine({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { today, yesterday } = daysNow(format);
  const day = format.day(moment);
  const words = day === today ? t('chat.today') : day === yesterday ? t('chat.yesterday') : day;
  return (
    <Flex align="center" gap="3" px="4" pt="4" pb="1" color="fg.muted">
      <Box flex="1" borderTopWidth="1px" />
      <Text as="h3" textStyle="xs" fontWeight="medium">
        {words}
      </Text>
      <Box flex="1" borderTopWidth="1px" />
    </Flex>
  );
}

function NewLine() {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="3" px="4" pt="2" color="brand.fg">
      <Box flex="1" borderTopWidth="1px" borderColor="brand.solid" />
      <Text textStyle="xs" fontWeight="semibold">
        {t('chat.newHere')}
      </Text>
    </Flex>
  );
}
