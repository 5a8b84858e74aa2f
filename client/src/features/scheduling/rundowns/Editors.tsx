import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { paletteOf, PersonAvatar } from '../../../kit/data/Person';
import { useFormat } from '../../../kit/data/useFormat';
import type { Editor } from './useEditors';

/** Another editor, in the colour of their picture. */
export type SeenEditor = Editor & { colour: string };

export const inColour = (editors: readonly Editor[]): readonly SeenEditor[] =>
  editors.map((editor) => ({ ...editor, colour: paletteOf(editor.name) }));

/** Other people who have the rundown open, each of them once. */
export function Editors({ editors }: { editors: readonly SeenEditor[] }) {
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
        {t('rundowns.alsoHere', { names })}
      </Text>
    </Flex>
  );
}
