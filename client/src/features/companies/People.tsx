import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../kit/data/people/Person';

interface SomePerson {
  id: string;
  fullName: string;
  avatar: string;
}

/** Avatars of the first few people of a group, with the number of all its people. */
export function People({ people, count }: { people: readonly SomePerson[]; count: number }) {
  const { t } = useTranslation();
  if (count === 0) return <Text color="fg.muted">{t('companies.nobody')}</Text>;
  return (
    <Flex align="center" gap="2.5" title={people.map(({ fullName }) => fullName).join(', ')}>
      <Flex gap="0.5" aria-hidden>
        {people.map(({ id, fullName, avatar }) => (
          <PersonAvatar key={id} name={fullName} src={avatar} />
        ))}
      </Flex>
      <Text textStyle="compact" whiteSpace="nowrap">
        {t('companies.people', { count })}
      </Text>
    </Flex>
  );
}
