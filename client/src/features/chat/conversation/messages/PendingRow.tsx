import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, Clock, Paperclip, RotateCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { useErrorText } from '../../../../kit/feedback/useErrorText';
import type { Pending } from '../../store/outbox';
import { MessageWords } from './MessageWords';

/** A message of the viewer that the server has not stored yet. */
export function PendingRow({
  pending,
  onAgain,
  onDiscard,
}: {
  pending: Pending;
  onAgain: () => void;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const errorText = useErrorText();
  const { state, error, body, files } = pending;
  return (
    <Flex
      as="article"
      gap="3"
      px={{ base: '3', md: '4' }}
      pt="2.5"
      pb="0.5"
      aria-label={t('chat.messageOf', { name: viewer.fullName })}
    >
      <PersonAvatar size="xs" name={viewer.fullName} src={viewer.avatar} />
      <Box flex="1" minW="0">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text as="bdi" fontWeight="semibold" truncate>
            {viewer.fullName}
          </Text>
          <Flex
            as="span"
            align="center"
            gap="1"
            textStyle="xs"
            color={state === 'failed' ? 'fg.error' : 'fg.muted'}
          >
            {state === 'failed' ? <CircleAlert size={12} aria-hidden /> : <Clock size={12} aria-hidden />}
            {t(`chat.states.${state}`)}
          </Flex>
        </Flex>
        <Box color="fg.muted">
          {body ? <MessageWords text={body} /> : null}
          {files.map(({ id, name }) => (
            <Flex key={id} align="center" gap="1.5" textStyle="compact">
              <Paperclip size={14} aria-hidden /> <bdi>{name}</bdi>
            </Flex>
          ))}
        </Box>
        {state === 'sending' ? null : (
          <Flex gap="2" align="center" wrap="wrap" mt="1">
            {error ? (
              <Text textStyle="compact" color="fg.error" role="alert">
                {errorText(error)}
              </Text>
            ) : null}
            <Button size="2xs" variant="outline" minH={{ base: '11', md: '7' }} onClick={onAgain}>
              <RotateCw aria-hidden /> {t('chat.again')}
            </Button>
            <Button size="2xs" variant="ghost" minH={{ base: '11', md: '7' }} onClick={onDiscard}>
              <Trash2 aria-hidden /> {t('chat.discard')}
            </Button>
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
