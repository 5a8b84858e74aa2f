import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useOptimistic } from '../../../kit/data/useOptimistic';
import { afterVote } from '../posts/expected';
import { Faces } from '../posts/LikedBy';
import { PollAnswer } from './PollAnswer';
import { QueryCard } from './QueryCard';
import { usePollsQuery, useVoteMutation, type PollFieldsFragment } from '../profile.generated';
import { useColleagueSelf } from '../useColleagueSelf';

/** Polls of the staff. Everyone has one vote in each, and can change it. */
export function Polls() {
  const { t } = useTranslation();
  const query = usePollsQuery();
  return (
    <QueryCard
      title={t('profile.polls')}
      query={query}
      items={query.data?.polls.items as PollFieldsFragment[] | undefined}
      empty={t('profile.noPolls')}
      rows={13}
    >
      {(polls) => (
        <Stack gap="5">
          {polls.map((poll) => (
            <Poll key={poll.id} poll={poll} />
          ))}
        </Stack>
      )}
    </QueryCard>
  );
}

function Poll({ poll }: { poll: PollFieldsFragment }) {
  const { t } = useTranslation();
  const self = useColleagueSelf();
  const vote = useOptimistic(useVoteMutation);
  const { id, question, options, voteCount } = poll;
  const voteFor = (optionId: string) =>
    vote({ pollId: id, optionId }, { vote: afterVote(poll, optionId, self) }, t('profile.voteFailed'));
  return (
    <Box role="radiogroup" aria-label={question}>
      <Text fontWeight="medium" mb="2" dir="auto">
        {question}
      </Text>
      <Stack gap="2">
        {options.map((option) => (
          <Box key={option.id}>
            <PollAnswer pollId={id} option={option} onChoose={() => void voteFor(option.id)} />
            <Flex minH="6" mt="1" aria-hidden>
              <Faces people={option.voters} />
            </Flex>
          </Box>
        ))}
      </Stack>
      <Text textStyle="xs" color="fg.muted" mt="1">
        {t('profile.votes', { count: voteCount })}
      </Text>
    </Box>
  );
}
