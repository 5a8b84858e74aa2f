import { Button, Flex, Tabs } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { NotificationBox } from '../../apollo/schemaTypes.generated';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { PageHeader } from '../../kit/layout/PageHeader';
import { ChoicesSection } from './ChoicesSection';
import { Inbox } from './Inbox';
import { NotificationsDocument, useMarkAllNotificationsSeenMutation } from './notifications.generated';
import { useUnseen } from './useUnseen';

const boxes: readonly NotificationBox[] = ['INBOX', 'MENTIONS', 'DONE'];
const choices = 'choices';

/** What the viewer was told, and how they want to be told. */
export default function NotificationsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('box');
  const tab = wanted === choices || boxes.some((box) => box === wanted) ? wanted! : 'INBOX';
  return (
    <>
      <PageHeader title={t('notifications.title')} description={t('notifications.description')} />
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setSearch(value === 'INBOX' ? {} : { box: value }, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
          <Tabs.List>
            {[...boxes, choices].map((box) => (
              <Tabs.Trigger key={box} value={box}>
                {t(`notifications.boxes.${box as NotificationBox | 'choices'}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tab === choices ? null : <SeeAll />}
        </Flex>
        {boxes.map((box) => (
          <Tabs.Content key={box} value={box} pt="0">
            <Inbox box={box} />
          </Tabs.Content>
        ))}
        <Tabs.Content value={choices} pt="0">
          <ChoicesSection />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function SeeAll() {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const unseen = useUnseen();
  const [seeAll, { loading }] = useMarkAllNotificationsSeenMutation({
    refetchQueries: [NotificationsDocument],
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
