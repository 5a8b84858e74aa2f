import { AspectRatio, Flex, Image, type BoxProps } from '@chakra-ui/react';
import { RadioTower } from 'lucide-react';

interface Props extends BoxProps {
  /** Address of the picture at 960 pixels; empty when there is none. */
  src: string;
  /** Displayed width, in the syntax of `sizes` of `img`. */
  sizes: string;
  /** Loads the picture at once instead of lazily. For the picture at the top of a page. */
  isEager?: boolean;
}

/** Picture of an article in a width that fits the screen. Decorative, and therefore without alternative text. */
export function ArticlePicture({ src, sizes, isEager = false, ...box }: Props) {
  const at = (width: number) => `${src.replace(/-960\.webp$/, `-${width}.webp`)} ${width}w`;
  return (
    <AspectRatio ratio={16 / 9} overflow="hidden" bg="bg.muted" {...box}>
      {src ? (
        <Image
          src={src}
          srcSet={src.endsWith('-960.webp') ? [480, 960, 1600].map(at).join(', ') : undefined}
          sizes={sizes}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          objectFit="cover"
        />
      ) : (
        <Flex align="center" justify="center" color="fg.subtle">
          <RadioTower size={32} aria-hidden />
        </Flex>
      )}
    </AspectRatio>
  );
}
