import { Button, Flex, Menu, Portal } from '@chakra-ui/react';
import { Eye, EyeOff, Flag, MessageSquareOff, Pencil, Pin, PinOff, Reply, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../../kit/data/texts/Spoken';
import { MenuActions, type MenuAction } from '../../ActionsMenu';
import type { Message } from './messageWindow';
import type { MessageActions } from './useMessageActions';

/** Permissions and actions on the messages of a thread. */
export interface MessageHands extends MessageActions {
  mayWrite: boolean;
  mayPin: boolean;
  mayModerate: boolean;
  /** True only in public threads. In private threads, the viewer can block the author instead of reporting the message. */
  mayReport: boolean;
  onEdit: (message: Message) => void;
  onReply: (message: Message) => void;
  onHistory: (message: Message) => void;
  /** Scrolls to the message with this sequence. */
  onJump: (sequence: number) => void;
  onReport: (message: Message) => void;
  /** Silences the author: they can read but not write for a while. */
  onSilence: (message: Message) => void;
}

const emoji = ['👍', '❤️', '😂', '🎉', '👀', '✅'] as const;

/** Button next to a message. Its menu is created when it opens, because the list has hundreds of messages. */
export function MessageTools(given: { message: Message; hands: MessageHands; name: string }) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  if (!mayAnything(given.message, given.hands)) return null;
  const button = (
    <button
      type="button"
      className="chat-more"
      aria-label={t('chat.moreOf', { name: given.name })}
      {...(isWanted
        ? {}
        : {
            'aria-haspopup': 'menu' as const,
            onClick: () => setIsWanted(true),
          })}
    />
  );
  return isWanted ? <OpenTools {...given} button={button} /> : button;
}

const mayAnything = ({ isMine }: Message, { mayWrite, mayPin, mayModerate, mayReport }: MessageHands) =>
  isMine || mayWrite || mayPin || mayModerate || mayReport;

function OpenTools({
  message,
  hands,
  name,
  button,
}: {
  message: Message;
  hands: MessageHands;
  name: string;
  button: ReactElement;
}) {
  const { t } = useTranslation();
  const items = useMessageMenu(message, hands, name);
  return (
    // Uncontrolled, so that the menu closes as soon as an entry is pressed. If the menu closed later, it would also close the drawer
    // that the entry opens.
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{button}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {hands.mayWrite ? (
              <Flex gap="0.5" p="1" role="group" aria-label={t('chat.reactions')}>
                {emoji.map((symbol) => (
                  <Menu.Item
                    key={symbol}
                    value={symbol}
                    flex="1"
                    w="auto"
                    minW="9"
                    px="0"
                    justifyContent="center"
                    aria-label={t('chat.reactWith', { emoji: symbol })}
                    onClick={() => void hands.react(message, symbol, !isMineOf(message, symbol))}
                  >
                    {symbol}
                  </Menu.Item>
                ))}
              </Flex>
            ) : null}
            <MenuActions actions={items} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Menu entries for the permitted actions on a message, with their labels. */
function useMessageMenu(message: Message, hands: MessageHands, name: string): MenuAction[] {
  const { t } = useTranslation();
  const { mayWrite, mayPin, mayModerate, mayReport } = hands;
  const { isMine, pinnedAt, concealedAt } = message;
  return [
    ...(mayWrite
      ? [{ key: 'reply', icon: Reply, label: t('chat.reply'), go: () => hands.onReply(message) }]
      : []),
    ...(mayWrite && isMine
      ? [{ key: 'edit', icon: Pencil, label: t('actions.edit'), go: () => hands.onEdit(message) }]
      : []),
    ...(mayPin
      ? [
          {
            key: 'pin',
            icon: pinnedAt ? PinOff : Pin,
            label: t(pinnedAt ? 'chat.unpin' : 'chat.pin'),
            go: () => void hands.pin(message, !pinnedAt),
          },
        ]
      : []),
    ...(mayModerate && !isMine
      ? [
          {
            key: 'conceal',
            icon: concealedAt ? Eye : EyeOff,
            label: t(concealedAt ? 'chat.reveal' : 'chat.conceal'),
            go: () => void hands.conceal(message, !concealedAt),
          },
        ]
      : []),
    ...(mayModerate && !isMine && message.author
      ? [
          {
            key: 'silence',
            icon: MessageSquareOff,
            label: t('chatReports.silence', { name }),
            go: () => hands.onSilence(message),
          },
        ]
      : []),
    ...(mayReport && !isMine
      ? [{ key: 'report', icon: Flag, label: t('chatReports.send'), go: () => hands.onReport(message) }]
      : []),
    ...(isMine || mayModerate
      ? [
          {
            key: 'delete',
            icon: Trash2,
            label: t('actions.delete'),
            isDestructive: true,
            go: () => void hands.remove(message),
          },
        ]
      : []),
  ];
}

/** Emoji reactions to a message, each with its count. */
export function Reactions({ message, hands }: { message: Message; hands: MessageHands }) {
  return message.reactions.length === 0 ? null : <SomeReactions message={message} hands={hands} />;
}

function SomeReactions({ message, hands }: { message: Message; hands: MessageHands }) {
  const { t } = useTranslation();
  return (
    <Flex gap="1" wrap="wrap" mt="1">
      {message.reactions.map(({ emoji: symbol, count, isMine }) => (
        <Button
          key={symbol}
          size="2xs"
          variant={isMine ? 'subtle' : 'outline'}
          colorPalette={isMine ? 'brand' : undefined}
          borderRadius="full"
          minH={{ base: '9', md: '6' }}
          fontVariantNumeric="tabular-nums"
          aria-pressed={isMine}
          aria-disabled={!hands.mayWrite}
          onClick={() => {
            if (hands.mayWrite) void hands.react(message, symbol, !isMine);
          }}
        >
          <Spoken as={t('chat.reactedBy', { emoji: symbol, count })}>
            {symbol} {count}
          </Spoken>
        </Button>
      ))}
    </Flex>
  );
}

const isMineOf = ({ reactions }: Message, emojiOf: string) =>
  reactions.some(({ emoji: symbol, isMine }) => symbol === emojiOf && isMine);
