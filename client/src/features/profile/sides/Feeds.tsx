import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../../kit/data/people/Person';
import { PlainText } from '../../../kit/data/texts/PlainText';
import { useOptimistic } from '../../../kit/data/useOptimistic';
import { QueryCard } from './QueryCard';
import { useFavouriteFeedMutation, useFeedsQuery, type FeedsQuery } from '../profile.generated';
import { FavouriteButton } from './SuggestedPages';

type Entry = FeedsQuery['feeds']['items'][number];

/** Latest posts of the external accounts that the station follows. */
export function Feeds() {
  const { t } = useTranslation();
  const query = useFeedsQuery();
  return (
    <QueryCard
      title={t('profile.feeds')}
      query={query}
      items={query.data?.feeds.items as Entry[] | undefined}
      empty={t('profile.noFeeds')}
      rows={9}
    >
      {(entries) => (
        <Stack as="ul" gap="4" listStyleType="none">
          {entries.map((entry) => (
            <FeedEntry key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
    </QueryCard>
  );
}

function FeedEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const favourite = useOptimistic(useFavouriteFeedMutation);
  const { id, title, handle, tags, description, picture, isFavourite } = entry;
  const toggle = () =>
    favourite(
      { id, isFavourite: !isFavourite },
      { favouriteFeed: { __typename: 'Feed', id, isFavourite: !isFavourite } },
      t('profile.favouriteFailed', { name: title }),
    );
  return (
    <Box as="li">
      <Flex align="center" justify="space-between" gap="2">
        <Person name={title} detail={handle} src={picture} />
        <FavouriteButton name={title} isFavourite={isFavourite} onToggle={() => void toggle()} />
      </Flex>
      <PlainText text={description} mt="2" />
      {tags ? (
        <Text textStyle="xs" color="brand.fg" mt="1" dir="auto">
          {tags}
        </Text>
      ) : null}
    </Box>
  );
}
