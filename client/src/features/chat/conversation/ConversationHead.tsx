import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TextLink } from '../../../kit/layout/TextLink';
import type { Thread } from '../store/threadsStore';
import { ThreadMark } from '../threads/ThreadRow';
import { useThreadName } from '../threads/useThreadName';

/** Header of a thread: its name, its actions, and on narrow screens a button back to the list. */
export function ConversationHead({
  thread,
  back,
  actions,
}: {
  thread: Thread;
  back: string;
  actions?: ReactNode;
}) {
  const { t } = useTranslation();
  const name = useThreadName()(thread);
  const recordPath = thread.record?.path;
  const topic = thread.room?.topic;
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      px={{ base: '2', md: '4' }}
      py="2"
      minH="14"
      borderBottomWidth="1px"
    >
      <IconButton asChild variant="ghost" hideFrom="md" minW="11" minH="11" aria-label={t('chat.back')}>
        <Link to={back}>
          <ArrowLeft />
        </Link>
      </IconButton>
      <ThreadMark thread={thread} name={name} />
      <Box flex="1" minW="0">
        <Heading as="h2" textStyle="md" fontWeight="semibold" truncate dir="auto">
          {name}
        </Heading>
        <Text textStyle="compact" color="fg.muted" truncate dir="auto" title={topic || undefined}>
          {topic || t('chat.people', { count: thread.peopleCount })}
          {recordPath ? (
            <>
              {' · '}
              <TextLink to={recordPath}>{t('chatRecords.toRecord')}</TextLink>
            </>
          ) : null}
        </Text>
      </Box>
      {actions}
    </Flex>
  );
}
