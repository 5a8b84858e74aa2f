import { Box, Flex, IconButton, Input, Spinner } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../../kit/feedback/useDelayed';

/** Search field of the palette. */
export function PaletteInput({
  value,
  onChange,
  onKeyDown,
  onClose,
  isSearching,
  listId,
  activeId,
}: {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  isSearching: boolean;
  listId: string;
  activeId: string | undefined;
}) {
  const { t } = useTranslation();
  const showsSpinner = useDelayed(isSearching);
  return (
    <Flex align="center" gap="1" ps="4" pe="2" h="14" flexShrink="0" color="fg.muted">
      <Search size={18} aria-hidden />
      <Input
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={t('palette.placeholder')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        enterKeyHint="go"
        flex="1"
        h="full"
        border="0"
        bg="transparent"
        color="fg"
        textStyle="md"
        outline="0"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Box w="5" display="grid" placeItems="center">
        {showsSpinner ? <Spinner size="xs" aria-hidden /> : null}
      </Box>
      <IconButton variant="ghost" color="fg.muted" aria-label={t('actions.close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
