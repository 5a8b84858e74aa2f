import { AspectRatio, Flex } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import type { Focus } from '../picture/focus';
import { FocusedImage } from '../picture/FocusedImage';

interface Props {
  src: string;
  alt?: string;
  /** Point that the crop has in its middle; the centre of the picture when absent. */
  focus?: Focus | undefined;
  /** Called when the picture cannot be loaded, because its file does not exist for instance. */
  onMissing?: () => void;
}

const ratio = 16 / 9;

/** Picture of a content as on the website; an icon when there is none. */
export function ContentPicture({ src, alt = '', focus, onMissing }: Props) {
  if (src) return <FocusedImage src={src} alt={alt} focus={focus} ratio={ratio} onMissing={onMissing} />;
  return (
    <AspectRatio ratio={ratio} overflow="hidden" bg="bg.muted" borderRadius="l2">
      <Flex align="center" justify="center" color="fg.subtle">
        <ImageOff size={24} aria-hidden />
      </Flex>
    </AspectRatio>
  );
}
