import { Button } from '@chakra-ui/react';
import { BellOff, CircleCheck, Coffee } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { ActionsMenu } from '../ActionsMenu';
import { useSetChatPresenceMutation } from '../chat.generated';
import type { Chat } from '../store/useChat';
import { usePresence } from './PresenceContext';
import { PresenceDot } from './PresenceMark';

const states = { ONLINE: CircleCheck, AWAY: Coffee, BUSY: BellOff } as const;

/** Presence of the viewer as shown to others, with a menu to change it. */
export function OwnPresence({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const { id } = useViewer();
  const known = usePresence(id);
  // The viewer is using the portal, so an unknown presence counts as online.
  const state = known === 'OFFLINE' ? 'ONLINE' : known;
  const [set] = useSetChatPresenceMutation({ fetchPolicy: 'no-cache' });
  const say = async (next: keyof typeof states) => {
    try {
      const { data } = await set({ variables: { state: next } });
      if (data) chat.presence.receive(data.setChatPresence);
    } catch (error) {
      notifyError(t('chatPresence.failed'), error);
    }
  };
  const name = t(`chatPresence.states.${state}`);
  return (
    <ActionsMenu
      actions={(Object.keys(states) as Array<keyof typeof states>).map((key) => ({
        key,
        icon: states[key],
        label: t(`chatPresence.states.${key}`),
        go: () => void say(key),
      }))}
      button={
        <Button variant="outline" aria-label={t('chatPresence.own', { state: name })}>
          <PresenceDot state={state} />
          {name}
        </Button>
      }
    />
  );
}
