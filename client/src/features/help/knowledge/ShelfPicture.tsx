import { AspectRatio, Flex, Image, type BoxProps } from '@chakra-ui/react';
import { LibraryBig } from 'lucide-react';

/** Picture of a shelf in a width that fits the screen. Decorative, and therefore without alternative text. */
export function ShelfPicture({ src, sizes, ...box }: { src: string; sizes: string } & BoxProps) {
  const at = (width: number) => `${src.replace(/-640\.webp$/, `-${width}.webp`)} ${width}w`;
  return (
    <AspectRatio ratio={16 / 9} overflow="hidden" bg="bg.muted" {...box}>
      {src ? (
        <Image
          src={src}
          srcSet={src.endsWith('-640.webp') ? [320, 640].map(at).join(', ') : undefined}
          sizes={sizes}
          alt=""
          decoding="async"
          objectFit="cover"
        />
      ) : (
        <Flex align="center" justify="center" color="fg.subtle">
          <LibraryBig size={32} aria-hidden />
        </Flex>
      )}
    </AspectRatio>
  );
}
