import { AspectRatio, Flex, Image } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';

/** Picture of a content as on the website; an icon when there is none. */
export function ContentPicture({ src, alt = '' }: { src: string; alt?: string }) {
  return (
    <AspectRatio ratio={16 / 9} overflow="hidden" bg="bg.muted" borderRadius="l2">
      {src ? (
        <Image src={src} alt={alt} decoding="async" objectFit="cover" />
      ) : (
        <Flex align="center" justify="center" color="fg.subtle">
          <ImageOff size={24} aria-hidden />
        </Flex>
      )}
    </AspectRatio>
  );
}
