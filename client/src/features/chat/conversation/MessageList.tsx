import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { Fragment, memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Format } from '../../../kit/data/format';
import { useFormat } from '../../../kit/data/useFormat';
import type { Pending } from '../store/outbox';
import type { Conversation } from './conversationStore';
import { MessageRow } from './MessageRow';
import type { MessageHands } from './MessageTools';
import { messageStyles } from './messageStyles';
import { PendingRow } from './PendingRow';
import type { Message, Stretch } from './stretch';
import { useScrollPlace } from './useScrollPlace';

const styles = { overflowAnchor: 'none', ...messageStyles };

/** Within so long, what one writes stands under one name. */
const together = 5 * 60_000;

/** A message that one came for. */
export interface Target {
  sequence: number;
}

interface Props {
  label: string;
  /** Milliseconds for which messages are kept; null for always. */
  keptTime: number | null;
  stretch: Stretch;
  pending: readonly Pending[];
  conversation: Conversation;
  /** The sequence of the first message that was not read when the thread was opened. */
  firstNew: number | undefined;
  target: Target | undefined;
  unread: number;
  hands: MessageHands;
  onAtBottom: (isAtBottom: boolean) => void;
  onAgain: (clientKey: string) => void;
  onDiscard: (one: Pending) => void;
}

/** The messages of a thread, which load on as one scrolls. */
export function MessageList(props: Props) {
  const { label, keptTime, conversation, firstNew, target, unread, onAtBottom } = props;
  const now = useMemo(
    () => ({ stretch: props.stretch, pending: props.pending }),
    [props.stretch, props.pending],
  );
  // Rows are made in between, in slices of a few milliseconds, so that one scrolls on meanwhile.
  const { stretch, pending } = useDeferredValue(now);
  const { t } = useTranslation();
  const { messages, hasBefore, hasAfter } = stretch;
  const { place, isAtBottom, onScroll, goTo } = useScrollPlace({
    isNewest: !hasAfter,
    // What has come is shown before more is asked for.
    onEdge: (direction) => {
      if (stretch === props.stretch) void conversation.more(direction);
    },
  });

  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || messages.length === 0) return;
    isPlaced.current = true;
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
    if (hasAfter) void conversation.open();
    goTo(undefined);
  };
  return (
    <Box position="relative" flex="1" minH="0">
      <Box
        ref={place}
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
        <Start conversation={conversation} isWhole={!hasBefore && messages.length > 0} keptTime={keptTime} />
        <Messages messages={messages} firstNew={firstNew} target={target} hands={props.hands} />
        {pending.map((one) => (
          <div key={one.clientKey} data-key={one.clientKey}>
            <PendingRow
              pending={one}
              onAgain={() => props.onAgain(one.clientKey)}
              onDiscard={() => props.onDiscard(one)}
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

/** What stands above the first message. */
function Start({
  conversation,
  isWhole,
  keptTime,
}: Pick<Props, 'conversation' | 'keptTime'> & {
  /** Nothing comes before what is shown. */
  isWhole: boolean;
}) {
  const { t } = useTranslation();
  const loading = useStore(conversation, (state) => state.loading);
  const beginning = keptTime
    ? t('chatReports.keptFor', { count: Math.round(keptTime / oneDay) })
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
  const byId = new Map(messages.map((one) => [one.id, one]));
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

/** The day of each moment, worked out once: a list of messages is drawn again with each that comes. */
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
  return new Date(createdAt).getTime() - new Date(before.createdAt).getTime() < together;
}

const oneDay = 24 * 3_600_000;

/** What these days are called in dates, by the clock of the viewer. */
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
