import { AspectRatio, Flex, Image } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { positionOf, type Focus } from './picture/focus';

interface Props {
  src: string;
  alt?: string;
  /** Point that the crop keeps; the middle when absent. */
  focus?: Focus | undefined;
  /** Called when the file does not exist. */
  onMissing?: () => void;
}

/** Picture of a content as on the website; an icon when there is none. */
export function ContentPicture({ src, alt = '', focus, onMissing }: Props) {
  return (
    <AspectRatio ratio={16 / 9} overflow="hidden" bg="bg.muted" borderRadius="l2">
      {src ? (
        <Image
          src={src}
          alt={alt}
          decoding="async"
          objectFit="cover"
          objectPosition={focus && positionOf(focus)}
          onError={onMissing}
        />
      ) : (
        <Flex align="center" justify="center" color="fg.subtle">
          <ImageOff size={24} aria-hidden />
        </Flex>
      )}
    </AspectRatio>
  );
}
