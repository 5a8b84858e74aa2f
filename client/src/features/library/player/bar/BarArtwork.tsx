import { Flex, Image } from '@chakra-ui/react';
import { AudioLines } from 'lucide-react';

/** Artwork of the current item, or a placeholder. */
export function BarArtwork({ source }: { source: string }) {
  const square = { boxSize: '10', borderRadius: 'l1', flexShrink: '0' } as const;
  if (source) return <Image src={source.replace(/-256\.webp$/, '-64.webp')} alt="" {...square} />;
  return (
    <Flex {...square} align="center" justify="center" bg="bg.muted" color="fg.subtle">
      <AudioLines size={18} aria-hidden />
    </Flex>
  );
}
