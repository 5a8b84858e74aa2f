import { gql, type InMemoryCache } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { Flex, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../../kit/data/people/Person';
import { ColleagueName } from '../ColleagueName';
import { FollowButton } from '../FollowButton';
import { QueryCard } from './QueryCard';
import { useSuggestionsQuery, type SuggestionsQuery } from '../profile.generated';

type Suggested = SuggestionsQuery['suggestions'][number];

/** Colleagues to follow. A colleague whom the viewer has just followed stays in the list until it is loaded again. */
export function Suggestions() {
  const { t } = useTranslation();
  const query = useSuggestionsQuery();
  return (
    <QueryCard
      title={t('profile.suggestions')}
      query={query}
      items={query.data?.suggestions as Suggested[] | undefined}
      empty={t('profile.noSuggestions')}
      rows={5}
    >
      {(suggestions) => (
        <Stack as="ul" gap="3" listStyleType="none">
          {suggestions.map((suggestion) => (
            <Row key={suggestion.id} suggestion={suggestion} />
          ))}
        </Stack>
      )}
    </QueryCard>
  );
}

const followed = gql`
  fragment SuggestedFollowed on Profile {
    id
    isFollowed
    followerCount
  }
`;

function Row({ suggestion: { id, colleague, mutualCount } }: { suggestion: Suggested }) {
  const { t } = useTranslation();
  useRetained(`Profile:${id}`);
  const { data } = useFragment<{ isFollowed?: boolean; followerCount?: number }>({
    fragment: followed,
    from: { __typename: 'Profile', id },
  });
  const person = {
    id,
    fullName: colleague.fullName,
    isFollowed: data?.isFollowed === true,
    followerCount: data?.followerCount,
  };
  return (
    <Flex as="li" align="center" justify="space-between" gap="2">
      <Person
        name={colleague.fullName}
        src={colleague.avatar}
        detail={mutualCount > 0 ? t('profile.mutual', { count: mutualCount }) : colleague.designation}
      >
        <ColleagueName colleague={colleague} truncate display="block" />
      </Person>
      <FollowButton person={person} size="xs" />
    </Flex>
  );
}

/** Retains the cached profile. No query refers to it, so any garbage collection of the cache would remove it. */
function useRetained(id: string) {
  const cache = useApolloClient().cache as InMemoryCache;
  useEffect(() => {
    cache.retain(id);
    return () => void cache.release(id);
  }, [cache, id]);
}
