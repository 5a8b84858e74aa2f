import { AspectRatio, Image } from '@chakra-ui/react';
import { useState } from 'react';
import { centre, positionOf, type Focus } from './focus';

interface Props {
  src: string;
  alt: string;
  focus?: Focus | undefined;
  /** Width by height of the crop. */
  ratio: number;
  /** Called when the picture cannot be loaded, because its file does not exist for instance. */
  onMissing?: (() => void) | undefined;
}

/** A crop of a picture with its focus in the middle, as the website shows it. */
export function FocusedImage({ src, alt, focus = centre, ratio, onMissing }: Props) {
  const [picture, setPicture] = useState(ratio);
  return (
    <AspectRatio ratio={ratio} overflow="hidden" bg="bg.muted" borderRadius="l2">
      <Image
        src={src}
        alt={alt}
        decoding="async"
        objectFit="cover"
        objectPosition={positionOf(focus, { picture, crop: ratio })}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setPicture(naturalWidth / naturalHeight || ratio)
        }
        onError={onMissing}
      />
    </AspectRatio>
  );
}
