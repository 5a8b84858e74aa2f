import { Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Lies over the composer while a file is held over it. */
export function DropHint() {
  const { t } = useTranslation();
  return (
    <Flex
      position="absolute"
      inset="0"
      zIndex="1"
      align="center"
      justify="center"
      bg="bg.panel"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="brand.solid"
      borderRadius="l3"
      // What lies below keeps the dragging.
      pointerEvents="none"
    >
      <Text fontWeight="medium">{t('profile.composer.drop')}</Text>
    </Flex>
  );
}
