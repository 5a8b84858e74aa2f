import { Button, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Actions on the selected rows. */
export function SelectionBar({
  text,
  onRemove,
  onClear,
}: {
  text: string;
  onRemove: () => void;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Flex
      position="sticky"
      bottom="var(--regie-bottom, 0px)"
      zIndex="1"
      align="center"
      gap="2"
      px="4"
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderBottomRadius="l3"
      role="group"
      aria-label={text}
    >
      <Text flex="1" fontWeight="medium" role="status">
        {text}
      </Text>
      <Button size="sm" variant="outline" onClick={onRemove}>
        <X aria-hidden /> {t('playlists.items.remove')}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t('list.clear')}
      </Button>
    </Flex>
  );
}
