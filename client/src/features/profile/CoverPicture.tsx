import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Image = chakra('img');

/** Cover picture of a profile. Without one, an empty coloured area. */
export function CoverPicture({ cover, name, isFaint }: { cover: string; name: string; isFaint?: boolean }) {
  const { t } = useTranslation();
  return (
    <Box aspectRatio={{ base: 3, md: 5 }} w="full" bg="brand.muted" overflow="hidden" borderTopRadius="l3">
      {cover ? (
        <Image
          src={cover}
          srcSet={widthsOf(cover)}
          sizes="(min-width: 80rem) 75rem, 100vw"
          alt={t('profile.coverOf', { name })}
          w="full"
          h="full"
          objectFit="cover"
          opacity={isFaint ? 0.6 : 1}
        />
      ) : null}
    </Box>
  );
}

/** Returns the `srcset` of an uploaded cover, which is stored in three widths; undefined otherwise. */
function widthsOf(cover: string): string | undefined {
  const [, begin] = /^(\/files\/covers\/[\da-f]+)-1280\.webp$/.exec(cover) ?? [];
  return begin && [640, 1280, 1920].map((width) => `${begin}-${width}.webp ${width}w`).join(', ');
}
