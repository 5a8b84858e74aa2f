import { Box, Flex } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

/** A large picture that fills its frame, or an icon when there is none. */
export function Artwork({ src, icon: Icon }: { src: string; icon: LucideIcon }) {
  if (!src)
    return (
      <Flex
        w="full"
        h="full"
        align="center"
        justify="center"
        bg="bg.muted"
        color="fg.subtle"
        borderRadius="l2"
      >
        <Icon size={56} strokeWidth={1} aria-hidden />
      </Flex>
    );
  return (
    <Box asChild w="full" h="full" objectFit="cover" borderRadius="l2">
      <img src={src.replace(/-256\.webp$/, '-512.webp')} alt="" />
    </Box>
  );
}
