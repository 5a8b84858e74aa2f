import { AspectRatio, Flex, Image, type BoxProps } from '@chakra-ui/react';
import { RadioTower } from 'lucide-react';

interface Props extends BoxProps {
  /** Address of the picture at 960 pixels; empty when there is none. */
  src: string;
  /** How wide it is shown, as in `img`. */
  sizes: string;
  /** For the one picture that the page begins with. */
  isEager?: boolean;
}

/** The picture of an article, at the width that the screen needs; decoration, for the title says it all. */
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
