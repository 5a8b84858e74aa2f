import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { SideDrawer } from '../../../kit/layout/SideDrawer';
import { FeedRow } from './FeedRow';
import { useCalendarFeedsQuery } from './icalendar.generated';
import { NewFeedDrawer } from './NewFeedDrawer';

const Link = chakra('a');

/**
 * Lists the calendar feeds, with a form for new ones. On the page of an emission, first opens the form for a feed of that
 * emission.
 */
export function SubscribeDrawer({
  emission,
  onClose,
}: {
  emission?: { id: string; title: string };
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [isMaking, setIsMaking] = useState(emission !== undefined);
  const [address, setAddress] = useState<string>();
  const { data, error, refetch } = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' });
  if (isMaking)
    return (
      <NewFeedDrawer
        emission={emission}
        onMade={(made) => {
          setAddress(made);
          setIsMaking(false);
        }}
        onClose={() => setIsMaking(false)}
      />
    );
  const feeds = data?.calendarFeeds.items;
  return (
    <SideDrawer
      title={t('calendarFeeds.title')}
      description={t('calendarFeeds.about')}
      footer={
        <Button
          colorPalette="brand"
          variant={address ? 'outline' : 'solid'}
          onClick={() => setIsMaking(true)}
        >
          <Plus aria-hidden /> {t('calendarFeeds.make')}
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap="5">
        {address ? <NewAddress address={address} /> : null}
        <Stack gap="1">
          <Text as="h3" fontWeight="semibold" textStyle="compact">
            {t('calendarFeeds.list')}
          </Text>
          {error && !feeds ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {feeds?.length === 0 ? <Text color="fg.muted">{t('calendarFeeds.none')}</Text> : null}
          <Stack as="ul" listStyleType="none" gap="0">
            {feeds?.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </Stack>
        </Stack>
      </Stack>
    </SideDrawer>
  );
}

/** A newly created address. It is shown only once. */
function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap="3" p="4" borderWidth="1px" borderRadius="l2" role="status">
      <Stack gap="1">
        <Text fontWeight="medium">{t('calendarFeeds.ready')}</Text>
        <Text textStyle="compact" color="fg.muted">
          {t('calendarFeeds.readyAbout')}
        </Text>
      </Stack>
      <SecretField secret={address} label={t('calendarFeeds.address')} />
      <Button asChild size="sm" variant="outline" alignSelf="flex-start">
        <Link href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarPlus aria-hidden /> {t('calendarFeeds.open')}
        </Link>
      </Button>
    </Stack>
  );
}
