import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paletteOf, PersonAvatar } from '../data/people/Person';
import { useFormat } from '../data/format/useFormat';
import type { Editor } from './useOtherEditors';

/** Adds the avatar colour of the person to each editor. */
export const inColour = <E extends Editor>(editors: readonly E[]) =>
  editors.map((editor) => ({ ...editor, colour: paletteOf(editor.name) }));

/** Shows who else has the record open, including the viewer in another tab. Each person appears once. */
export function Editors({ editors }: { editors: readonly Editor[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const people = [...new Map(editors.map((editor) => [editor.userId, editor])).values()];
  if (people.length === 0) return null;
  const names = format.list(people.map(({ name }) => name));
  return (
    <Flex align="center" gap="2" data-print="hide" role="status">
      <Flex gap="1" aria-hidden>
        {people.map(({ userId, name, picture }) => (
          <PersonAvatar key={userId} name={name} src={picture} size="xs" />
        ))}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {t('editing.alsoHere', { names })}
      </Text>
    </Flex>
  );
}
