import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../kit/data/people/Person';
import type { ChatPersonFieldsFragment } from '../chat.generated';

export const mentionListId = 'chat-mentions';
export const mentionOptionId = (id: string) => `chat-mention-${id}`;

/** List of people who match the typed mention, above the field. The focus stays in the field. */
export function MentionList({
  people,
  active,
  onChoose,
}: {
  people: readonly ChatPersonFieldsFragment[];
  active: number;
  onChoose: (person: ChatPersonFieldsFragment) => void;
}) {
  const { t } = useTranslation();
  return (
    <Box
      id={mentionListId}
      role="listbox"
      aria-label={t('chatSearch.mention')}
      position="absolute"
      bottom="100%"
      insetInlineStart="0"
      mb="1"
      w="min(20rem, 100%)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
      p="1"
      zIndex="dropdown"
    >
      {people.map((person, index) => (
        <Flex
          key={person.id}
          id={mentionOptionId(person.id)}
          role="option"
          aria-selected={index === active}
          align="center"
          gap="2"
          px="2"
          minH={{ base: '11', md: '9' }}
          borderRadius="l2"
          cursor="pointer"
          bg={index === active ? 'brand.subtle' : undefined}
          _hover={{ bg: index === active ? 'brand.subtle' : 'bg.muted' }}
          // Prevents the press from moving the focus out of the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <PersonAvatar name={person.fullName} src={person.avatar} />
          <Text as="bdi" truncate>
            {person.fullName}
          </Text>
          <Text as="bdi" textStyle="compact" color="fg.muted" truncate>
            @{person.username}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
