import { Flex, Portal, Text } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { isAttached } from '../../media/kinds';
import { useViewer } from '../../../../apollo/session/SessionContext';

/** Covers the page while files are dragged over it, and shows what they will be uploaded as. */
export default function DropOverlay({ kind }: { kind: MediaKind }) {
  const { t } = useTranslation();
  const { radio } = useViewer();
  return (
    <Portal>
      <Flex
        position="fixed"
        inset="3"
        zIndex="overlay"
        direction="column"
        align="center"
        justify="center"
        gap="2"
        color="brand.fg"
        bg="color-mix(in srgb, {colors.bg.panel} 94%, transparent)"
        borderWidth="2px"
        borderStyle="dashed"
        borderColor="brand.solid"
        borderRadius="l3"
        textAlign="center"
        // The page below must still receive the drag events.
        pointerEvents="none"
      >
        <Upload size={28} aria-hidden />
        <Text textStyle="xl" fontWeight="semibold">
          {t(`uploads.drop.${kind}`)}
        </Text>
        {isAttached(kind) ? null : (
          <Text color="fg.muted">{t('uploads.drop.where', { radio: radio?.name })}</Text>
        )}
      </Flex>
    </Portal>
  );
}
