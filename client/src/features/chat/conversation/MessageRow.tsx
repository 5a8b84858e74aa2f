import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Pin, Reply } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/Person';
import { useFormat } from '../../../kit/data/useFormat';
import { MessageTools, Reactions, type MessageHands } from './MessageTools';
import { MessageWords } from './MessageWords';
import type { Message } from './stretch';
import { useTimeOfDay } from './useTimeOfDay';

const Time = chakra('time');

/** A message; one that follows another of its author within a few minutes stands below it without a name. */
export const MessageRow = memo(function MessageRow({
  message,
  repliedTo,
  isFollowing,
  hands,
}: {
  message: Message;
  /** What it answers to, where that is on the screen too. */
  repliedTo?: Message | undefined;
  isFollowing: boolean;
  hands: MessageHands;
}) {
  const { t } = useTranslation();
  const name = message.author?.fullName ?? t('chat.somebodyGone');
  return (
    <Flex
      as="article"
      gap="3"
      px={{ base: '3', md: '4' }}
      pt={isFollowing ? '0.5' : '2.5'}
      pb="0.5"
      _hover={{ bg: 'bg.subtle' }}
      aria-label={t('chat.messageOf', { name })}
    >
      <Box w="8" flexShrink="0">
        {isFollowing ? null : <PersonAvatar size="xs" name={name} src={message.author?.avatar ?? ''} />}
      </Box>
      <Box flex="1" minW="0">
        {isFollowing ? null : (
          <Flex gap="2" align="baseline">
            <Text as="bdi" fontWeight="semibold" truncate>
              {name}
            </Text>
            <SentAt moment={message.createdAt} />
          </Flex>
        )}
        {message.replyToId ? <RepliedTo message={repliedTo} /> : null}
        <Body message={message} />
        <Reactions message={message} hands={hands} />
      </Box>
      {message.deletedAt ? null : (
        <Box
          className="chat-tools"
          flexShrink="0"
          alignSelf="flex-start"
          css={{
            '@media (hover: hover)': {
              opacity: 0,
              'article:hover > &, article:focus-within > &': { opacity: 1 },
            },
          }}
        >
          <MessageTools message={message} hands={hands} name={name} />
        </Box>
      )}
    </Flex>
  );
});

export function SentAt({ moment }: { moment: string }) {
  const format = useFormat();
  const timeOf = useTimeOfDay();
  return (
    <Time
      dateTime={moment}
      title={format.exactly(moment)}
      textStyle="xs"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      flexShrink="0"
    >
      {timeOf(moment)}
    </Time>
  );
}

/** The first words of what a message answers to. */
function RepliedTo({ message }: { message: Message | undefined }) {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" minW="0">
      <Reply size={12} aria-hidden />
      <Text truncate dir="auto">
        {message
          ? t('chat.saidBy', {
              name: message.author?.fullName ?? t('chat.somebodyGone'),
              words: message.deletedAt ? t('chat.deleted') : message.body.slice(0, 120),
            })
          : t('chat.earlier')}
      </Text>
    </Flex>
  );
}

function Body({ message }: { message: Message }) {
  const { t } = useTranslation();
  if (message.deletedAt) return <Note>{t('chat.deleted')}</Note>;
  if (message.isFromBlocked) return <Note>{t('chat.fromBlocked')}</Note>;
  if (message.concealedAt && !message.body) return <Note>{t('chat.concealed')}</Note>;
  return (
    <>
      <MessageWords text={message.body} />
      {message.concealedAt ? <Note>{t('chat.concealedForOthers')}</Note> : null}
      {message.pinnedAt ? (
        <Flex as="span" align="center" gap="1" textStyle="xs" color="fg.muted">
          <Pin size={12} aria-hidden /> {t('chat.pinned')}
        </Flex>
      ) : null}
      {message.editedAt ? (
        <Text as="span" textStyle="xs" color="fg.muted">
          {t('chat.edited')}
        </Text>
      ) : null}
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text color="fg.muted" fontStyle="italic">
    {children}
  </Text>
);
