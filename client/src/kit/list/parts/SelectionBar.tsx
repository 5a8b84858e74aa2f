import { Button, Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Bar at the bottom while rows are selected. Shows their number, bulk actions, and a button that clears the selection.
 */
export default function SelectionBar({
  count,
  isAboveFoot,
  onClear,
  children,
}: {
  count: number;
  /** Whether the bar must leave room for the footer that a scrolling table shows at the bottom. */
  isAboveFoot: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Flex
      role="region"
      aria-label={t('list.selection')}
      position="sticky"
      bottom={`calc(var(--regie-bottom) + ${isAboveFoot ? '4rem' : '1rem'})`}
      zIndex="2"
      w="fit-content"
      maxW="full"
      mx="auto"
      mt="4"
      px="3"
      py="2"
      gap="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Text aria-live="polite" fontWeight="medium" px="1" fontVariantNumeric="tabular-nums">
        {t('list.selected', { count })}
      </Text>
      {children}
      <Button size="xs" variant="ghost" aria-label={t('list.clearSelection')} onClick={onClear}>
        <X aria-hidden />
      </Button>
    </Flex>
  );
}
