import { Box, Button } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../../kit/data/texts/Spoken';
import { Keys } from '../../../kit/keyboard/Keys';
import { modifierName } from '../../../kit/keyboard/keyNames';
import { palette, loadPalette } from './paletteStore';

/** Button that opens the palette and shows its keyboard shortcut. */
export function PaletteButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      color="fg.muted"
      fontWeight="normal"
      px={{ base: '0', lg: '2.5' }}
      gap="2.5"
      flexShrink="0"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => void loadPalette()}
      onClick={palette.open}
    >
      <Spoken as={t('palette.open')}>
        <Search />
        <Box as="span" hideBelow="lg">
          {t('palette.open')}
        </Box>
        <Box as="span" hideBelow="lg">
          <Keys names={[modifierName(), 'K']} />
        </Box>
      </Spoken>
    </Button>
  );
}
