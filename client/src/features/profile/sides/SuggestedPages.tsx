import { Flex, IconButton, Stack } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../../kit/data/people/Person';
import { useOptimistic } from '../../../kit/data/useOptimistic';
import { QueryCard } from './QueryCard';
import {
  useFavouriteSuggestedPageMutation,
  useSuggestedPagesQuery,
  type SuggestedPagesQuery,
} from '../profile.generated';

type Page = SuggestedPagesQuery['suggestedPages']['items'][number];

/** Suggested external pages, which can be marked as favourites. */
export function SuggestedPages() {
  const { t } = useTranslation();
  const query = useSuggestedPagesQuery();
  return (
    <QueryCard
      title={t('profile.pages')}
      query={query}
      items={query.data?.suggestedPages.items as Page[] | undefined}
      empty={t('profile.noPages')}
      rows={5}
    >
      {(pages) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {pages.map((page) => (
            <SuggestedPage key={page.id} page={page} />
          ))}
        </Stack>
      )}
    </QueryCard>
  );
}

function SuggestedPage({ page: { id, name, subtitle, avatar, isFavourite } }: { page: Page }) {
  const { t } = useTranslation();
  const favourite = useOptimistic(useFavouriteSuggestedPageMutation);
  const toggle = () =>
    favourite(
      { id, isFavourite: !isFavourite },
      { favouriteSuggestedPage: { __typename: 'SuggestedPage', id, isFavourite: !isFavourite } },
      t('profile.favouriteFailed', { name }),
    );
  return (
    <Flex as="li" align="center" justify="space-between" gap="2">
      <Person name={name} detail={subtitle} src={avatar} />
      <FavouriteButton name={name} isFavourite={isFavourite} onToggle={() => void toggle()} />
    </Flex>
  );
}

/** Button that marks a suggested page as a favourite, or removes the mark. */
export function FavouriteButton({
  name,
  isFavourite,
  onToggle,
}: {
  name: string;
  isFavourite: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  return (
    <IconButton
      variant="ghost"
      size="xs"
      color={isFavourite ? 'brand.fg' : 'fg.muted'}
      aria-pressed={isFavourite}
      aria-label={t('profile.favourite', { name })}
      onClick={onToggle}
    >
      <Star fill={isFavourite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
