import { Button, Flex, Text } from '@chakra-ui/react';
import { Pencil, Reply } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NamedWords } from '../../NamedWords';
import type { Message } from '../messages/messageWindow';

/** The message that is being edited or replied to, with a button that cancels the edit or the reply. */
export function ComposerContext({
  edited,
  replyTo,
  onCancel,
}: {
  edited: Message | undefined;
  replyTo: Message | undefined;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  if (!edited && !replyTo) return null;
  const Icon = edited ? Pencil : Reply;
  return (
    <Flex align="center" gap="2" color="fg.muted" textStyle="compact" minW="0">
      <Icon size={14} aria-hidden />
      {replyTo ? (
        <NamedWords name={replyTo.author?.fullName ?? t('chat.formerPerson')} words={replyTo.body} />
      ) : (
        <Text flex="1" truncate>
          {t('chat.editing')}
        </Text>
      )}
      <Button size="2xs" variant="ghost" minH={{ base: '11', md: '7' }} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </Flex>
  );
}
