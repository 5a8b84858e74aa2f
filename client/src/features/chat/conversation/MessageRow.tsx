import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/Person';
import { useFormat } from '../../../kit/data/useFormat';
import { MessageWords } from './MessageWords';
import type { Message } from './stretch';
import { useTimeOfDay } from './useTimeOfDay';

const Time = chakra('time');

/** A message; one that follows another of its author within a few minutes stands below it without a name. */
export const MessageRow = memo(function MessageRow({
  message,
  isFollowing,
}: {
  message: Message;
  isFollowing: boolean;
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
        <Body message={message} />
      </Box>
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

function Body({ message }: { message: Message }) {
  const { t } = useTranslation();
  if (message.deletedAt) return <Note>{t('chat.deleted')}</Note>;
  if (message.concealedAt && !message.body) return <Note>{t('chat.concealed')}</Note>;
  return (
    <>
      <MessageWords text={message.body} />
      {message.concealedAt ? <Note>{t('chat.concealedForOthers')}</Note> : null}
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
