import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/people/Person';
import type { Member, PeopleActions } from './usePeopleActions';

/** Banned people of a thread. Its moderators can unban them. */
export function BannedPeople({ people, actions }: { people: readonly Member[]; actions: PeopleActions }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Box as="section" aria-label={t('chatPeople.bannedPeople')} borderTopWidth="1px" mt="4" pt="4">
      <Heading as="h3" textStyle="sm">
        {t('chatPeople.bannedPeople')}
      </Heading>
      <Text color="fg.muted" textStyle="compact">
        {t('chatPeople.bannedHint')}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1" mt="2">
        {people.map((member) => (
          <Flex as="li" key={member.id} align="center" gap="3" minH="12">
            <PersonAvatar size="xs" name={member.person.fullName} src={member.person.avatar} />
            <Text as="bdi" flex="1" minW="0" truncate>
              {member.person.fullName}
            </Text>
            <Button
              size="xs"
              variant="outline"
              minH={{ base: '11', md: '8' }}
              aria-label={`${t('chatPeople.letIn')}: ${member.person.fullName}`}
              onClick={() => void actions.ban(member, false)}
            >
              {t('chatPeople.letIn')}
            </Button>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
