import { AspectRatio, Box, chakra, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isVideo } from './attachment';

const Video = chakra('video');
const Image = chakra('img');

/** Preview of the file attached to a new post. */
export function AttachmentPreview({
  file,
  address,
  onRemove,
}: {
  file: File;
  /** Object URL of the file. */
  address: string;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const label = t('profile.composer.preview', { name: file.name });
  return (
    <Box position="relative" borderRadius="l2" overflow="hidden" bg="bg.muted" maxW="22rem">
      <AspectRatio ratio={16 / 9}>
        {isVideo(file) ? (
          <Video
            src={address}
            controls
            muted
            playsInline
            aria-label={label}
            css={{ objectFit: 'contain !important' }}
          />
        ) : (
          <Image src={address} alt={label} css={{ objectFit: 'contain !important' }} />
        )}
      </AspectRatio>
      {onRemove ? (
        <IconButton
          position="absolute"
          top="1.5"
          insetEnd="1.5"
          size="xs"
          variant="surface"
          aria-label={t('profile.composer.remove', { name: file.name })}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      ) : null}
    </Box>
  );
}
