import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../../kit/keyboard/Keys';
import { modifierName } from '../../../../kit/keyboard/keyNames';

/** Lists the keyboard shortcuts of the command palette; hidden on narrow screens. */
export function PaletteHints() {
  const { t } = useTranslation();
  const hints = [
    [['↵'], t('palette.hints.open')],
    [[modifierName(), '↵'], t('palette.hints.newTab')],
    [[modifierName(), 'D'], t('palette.hints.bookmark')],
    [['Esc'], t('palette.hints.close')],
  ] as const;
  return (
    <Flex
      hideBelow="md"
      gap="4"
      px="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border"
      textStyle="xs"
      color="fg.muted"
      flexShrink="0"
    >
      {hints.map(([keys, label]) => (
        <Flex key={label} align="center" gap="1.5">
          <Keys names={keys} />
          {label}
        </Flex>
      ))}
    </Flex>
  );
}
