import { IconButton, Stack } from '@chakra-ui/react';
import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { StateMessage } from '../../../kit/feedback/StateMessage';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { useChatPinsQuery, usePinChatMessageMutation } from '../chat.generated';
import type { Thread } from '../store/threadsStore';
import { mayPinIn } from '../threads/mayPinIn';
import { useThreadName } from '../threads/useThreadName';
import { HitRow } from './HitRow';

/** Drawer with the pinned messages of a thread. */
export function PinsDrawer({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const name = useThreadName()(thread);
  const { data, error, refetch } = useChatPinsQuery({
    variables: { threadId: thread.id },
    fetchPolicy: 'no-cache',
  });
  const [pin] = usePinChatMessageMutation({ fetchPolicy: 'no-cache' });
  const again = () => void refetch().catch(() => undefined);
  const unpin = async (id: string) => {
    try {
      await pin({ variables: { id, pinned: false } });
    } catch (problem) {
      notifyError(t('chat.notChanged'), problem);
    }
    again();
  };
  const pins = data?.chatPins;
  return (
    <SideDrawer title={t('chatSearch.pinsOf', { name })} py="3" onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={again} /> : null}
      {pins?.length === 0 ? (
        <StateMessage icon={Pin} title={t('chatSearch.noPins')}>
          {t('chatSearch.noPinsHint')}
        </StateMessage>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="1">
        {pins?.map((hit) => (
          <HitRow key={hit.id} hit={hit} showsThread={false} onOpen={onClose}>
            {mayPinIn(thread) ? (
              <IconButton
                size="xs"
                variant="ghost"
                minW={{ base: '11', md: '8' }}
                minH={{ base: '11', md: '8' }}
                aria-label={t('chatSearch.unpinOf', {
                  name: hit.author?.fullName ?? t('chat.formerPerson'),
                })}
                onClick={() => void unpin(hit.id)}
              >
                <PinOff />
              </IconButton>
            ) : null}
          </HitRow>
        ))}
      </Stack>
    </SideDrawer>
  );
}
