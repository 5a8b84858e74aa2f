import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/people/Person';
import { Section } from '../../../kit/layout/Card';
import type { Person } from './peopleValues';

/** Section with the people of a programme, in order. */
export function PeopleSection({
  people,
  onEdit,
}: {
  people: readonly Person[];
  /** Absent when the viewer may not edit. */
  onEdit?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('planning.fields.people')}
      aside={
        onEdit ? (
          <Button size="xs" variant="outline" onClick={onEdit}>
            <Pencil aria-hidden /> {t('planning.people.edit')}
          </Button>
        ) : null
      }
    >
      {people.length === 0 ? <Text color="fg.muted">{t('planning.people.none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('planning.fields.people')}>
        {people.map(({ id, name, part, user }) => (
          <Flex as="li" key={id} align="center" gap="3" minW="0">
            <PersonAvatar size="xs" name={name} src={user?.avatar} />
            <Box minW="0">
              <Text truncate fontWeight="medium">
                <bdi>{name}</bdi>
              </Text>
              <Text truncate textStyle="xs" color="fg.muted">
                {t(`planning.parts.${part}`)}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
