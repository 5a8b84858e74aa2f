import { Flex, Image } from '@chakra-ui/react';
import { AudioLines } from 'lucide-react';

/** The picture of what plays, or what stands for one. */
export function BarArtwork({ source }: { source: string }) {
  const square = { boxSize: '10', borderRadius: 'l1', flexShrink: '0' } as const;
  if (source) return <Image src={source.replace(/-256\.webp$/, '-64.webp')} alt="" {...square} />;
  return (
    <Flex {...square} align="center" justify="center" bg="bg.muted" color="fg.subtle">
      <AudioLines size={18} aria-hidden />
    </Flex>
  );
}
