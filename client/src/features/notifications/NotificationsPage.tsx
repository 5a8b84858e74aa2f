import { Button, Flex } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NotificationBox } from '../../apollo/schemaTypes.generated';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ChoicesSection } from './ChoicesSection';
import { Inbox } from './Inbox';
import {
  NotificationsDocument,
  UnseenNotificationsDocument,
  useMarkAllNotificationsSeenMutation,
  useUnseenNotificationsQuery,
} from './notifications.generated';

const parts: ReadonlyArray<NotificationBox | 'choices'> = ['INBOX', 'MENTIONS', 'DONE', 'choices'];

/** Page with the viewer's notifications and their notification settings. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const part = parts.find((candidate) => candidate === search.get('box')) ?? 'INBOX';
  return (
    <>
      <PageHeader title={t('notifications.title')} description={t('notifications.description')} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Flex role="group" aria-label={t('notifications.parts')} wrap="wrap" gap="1">
          {parts.map((candidate) => (
            <Button
              key={candidate}
              variant={candidate === part ? 'subtle' : 'ghost'}
              colorPalette={candidate === part ? 'brand' : 'gray'}
              aria-pressed={candidate === part}
              onClick={() => setSearch(candidate === 'INBOX' ? {} : { box: candidate }, { replace: true })}
            >
              {t(`notifications.boxes.${candidate}`)}
            </Button>
          ))}
        </Flex>
        {part === 'choices' ? null : <SeeAll />}
      </Flex>
      {part === 'choices' ? <ChoicesSection /> : <Inbox key={part} box={part} />}
    </>
  );
}

function SeeAll() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const unseen = useUnseen();
  const [seeAll, { loading }] = useMarkAllNotificationsSeenMutation({
    refetchQueries: [NotificationsDocument, UnseenNotificationsDocument],
  });
  if (unseen === 0) return null;
  return (
    <Button
      variant="outline"
      loading={loading}
      onClick={() =>
        void seeAll().catch((error: unknown) => notifyError(t('notifications.notMarked'), error))
      }
    >
      <CheckCheck aria-hidden /> {t('notifications.seeAll')}
    </Button>
  );
}

/** Number of unseen notifications, from the cache that the bell updates. */
function useUnseen(): number {
  return useUnseenNotificationsQuery().data?.unseenNotifications ?? 0;
}
