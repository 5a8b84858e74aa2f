import { Flex, Skeleton, Stack } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useDelayed } from '../../../kit/feedback/useDelayed';

/** Area of the messages, with its states: loading, failed, or an empty thread. */
export function ConversationBody({
  state,
  error,
  onRetry,
  children,
}: {
  state: 'loading' | 'empty' | 'loaded';
  error: unknown;
  onRetry: () => void;
  /** The list of messages. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const showsSkeleton = useDelayed(state === 'loading' && !error);
  if (state === 'loaded') return children;
  if (state === 'empty')
    return (
      <Flex flex="1" align="center" justify="center" minH="0" overflowY="auto">
        <StateMessage icon={MessageSquareText} title={t('chat.emptyThread')}>
          {t('chat.emptyThreadHint')}
        </StateMessage>
      </Flex>
    );
  if (error)
    return (
      <Flex flex="1" direction="column" justify="center">
        <ErrorState error={error} onRetry={onRetry} />
      </Flex>
    );
  return (
    <Stack flex="1" gap="4" p="4" justify="flex-end" opacity={showsSkeleton ? 1 : 0}>
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} h="10" />
      ))}
    </Stack>
  );
}
