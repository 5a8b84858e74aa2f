import { Button, Flex, Text } from '@chakra-ui/react';
import { Pin, Reply } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../apollo/session/SessionContext';
import { localeOf } from '../../../../kit/data/format/format';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { madeOnceFor } from '../../../../kit/data/madeOnce';
import { MessageFiles } from '../../files/MessageFiles';
import { LinkCards } from './LinkCards';
import { NamedWords } from '../../NamedWords';
import { MessageTools, Reactions, type MessageHands } from './MessageTools';
import { MessageWords } from './MessageWords';
import type { Message } from './messageWindow';

const clocks = madeOnceFor((locale) =>
  madeOnceFor(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : undefined) }),
  ),
);

/** Returns a function that formats hour and minute of a moment. Uses the time zone of the viewer, or else of the current radio. */
function useTimeOfDay() {
  const { i18n } = useTranslation();
  const { viewer } = useSession();
  const clock = clocks(localeOf(i18n.language))(viewer?.timeZone ?? viewer?.radio?.timeZone ?? '');
  return (moment: string) => clock.format(new Date(moment));
}

/** A message. With `isFollowing`, it has no name and picture, because it shares the heading of the message above. */
export const MessageRow = memo(function MessageRow({
  message,
  repliedTo,
  isFollowing,
  isTarget,
  hands,
}: {
  message: Message;
  /** Message that this one replies to, if it is loaded. */
  repliedTo?: Message | undefined;
  isFollowing: boolean;
  /** True when the viewer opened the thread at this message. */
  isTarget: boolean;
  hands: MessageHands;
}) {
  const { t } = useTranslation();
  const name = message.author?.fullName ?? t('chat.formerPerson');
  return (
    <article
      className="chat-message"
      data-following={isFollowing || undefined}
      data-target={isTarget || undefined}
      tabIndex={isTarget ? -1 : undefined}
      aria-label={t('chat.messageOf', { name })}
    >
      <div className="chat-face">
        {isFollowing ? null : <PersonAvatar size="xs" name={name} src={message.author?.avatar ?? ''} />}
      </div>
      <div className="chat-said">
        {isFollowing ? null : (
          <div className="chat-author">
            <bdi>{name}</bdi>
            <SentAt moment={message.createdAt} />
          </div>
        )}
        {message.replyToId ? <RepliedTo message={repliedTo} onJump={hands.onJump} /> : null}
        <Body message={message} hands={hands} />
        <Reactions message={message} hands={hands} />
      </div>
      {message.deletedAt ? null : (
        <div className="chat-tools">
          <MessageTools message={message} hands={hands} name={name} />
        </div>
      )}
    </article>
  );
});

function SentAt({ moment }: { moment: string }) {
  const format = useFormat();
  const timeOf = useTimeOfDay();
  return (
    <time className="chat-time" dateTime={moment} title={format.exactly(moment)}>
      {timeOf(moment)}
    </time>
  );
}

/** Beginning of the message that was replied to, as a link to it. */
function RepliedTo({ message, onJump }: { message: Message | undefined; onJump: MessageHands['onJump'] }) {
  const { t } = useTranslation();
  const words = (
    <>
      <Reply size={12} aria-hidden />
      {message ? (
        <NamedWords
          name={message.author?.fullName ?? t('chat.formerPerson')}
          words={message.deletedAt ? t('chat.deleted') : message.body}
        />
      ) : (
        <Text as="span" truncate>
          {t('chat.earlier')}
        </Text>
      )}
    </>
  );
  const styleProps = { gap: '1.5', textStyle: 'xs', color: 'fg.muted', minW: '0', maxW: 'full' } as const;
  if (!message)
    return (
      <Flex align="center" {...styleProps}>
        {words}
      </Flex>
    );
  return (
    <Button
      variant="plain"
      h="auto"
      minH={{ base: '6', md: '0' }}
      px="0"
      fontWeight="normal"
      justifyContent="flex-start"
      {...styleProps}
      onClick={() => onJump(message.sequence)}
    >
      {words}
    </Button>
  );
}

function Body({ message, hands }: { message: Message; hands: MessageHands }) {
  if (message.deletedAt) return <Note words="chat.deleted" />;
  if (message.isFromBlocked) return <Note words="chat.fromBlocked" />;
  if (message.concealedAt && !message.body && message.files.length === 0)
    return <Note words="chat.concealed" />;
  return (
    <>
      {message.body ? <MessageWords text={message.body} mentions={message.mentions} /> : null}
      <MessageFiles message={message} />
      {message.body ? <LinkCards text={message.body} /> : null}
      {message.concealedAt ? <Note words="chat.concealedForOthers" /> : null}
      {message.pinnedAt ? <Pinned /> : null}
      {message.editedAt ? <Edited message={message} onHistory={hands.onHistory} /> : null}
    </>
  );
}

function Note({
  words,
}: {
  words: 'chat.deleted' | 'chat.fromBlocked' | 'chat.concealed' | 'chat.concealedForOthers';
}) {
  const { t } = useTranslation();
  return (
    <Text color="fg.muted" fontStyle="italic">
      {t(words)}
    </Text>
  );
}

function Pinned() {
  const { t } = useTranslation();
  return (
    <Flex as="span" align="center" gap="1" textStyle="xs" color="fg.muted">
      <Pin size={12} aria-hidden /> {t('chat.pinned')}
    </Flex>
  );
}

function Edited({ message, onHistory }: { message: Message; onHistory: MessageHands['onHistory'] }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="plain"
      size="2xs"
      h="auto"
      minH={{ base: '6', md: '0' }}
      px="0"
      color="fg.muted"
      title={t('chatSearch.showHistory')}
      onClick={() => onHistory(message)}
    >
      {t('chat.edited')}
    </Button>
  );
}
