import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import { Section } from '../../../kit/layout/Card';
import type { ProfileQuery } from '../profile.generated';

const Image = chakra('img');
const Anchor = chakra('a');

type Shown = NonNullable<ProfileQuery['profile']>;

/** Thumbnails of the pictures that a person has posted last. A click opens the whole picture. */
export function Photos({ profile: { pictures, fullName } }: { profile: Shown }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Section title={t('profile.photos')}>
      {pictures.length === 0 ? <Text color="fg.muted">{t('profile.noPhotos')}</Text> : null}
      <SimpleGrid columns={3} gap="2">
        {pictures.map(({ postId, picture, thumbnail }, index) => (
          <Anchor
            key={postId}
            href={picture}
            target="_blank"
            rel="noopener"
            borderRadius="l2"
            overflow="hidden"
          >
            <Image
              src={thumbnail}
              alt={t('profile.photoOf', { number: format.integer(index + 1), name: fullName })}
              width="320"
              height="320"
              loading="lazy"
              decoding="async"
              display="block"
              w="full"
              h="auto"
              aspectRatio={1}
              bg="bg.muted"
              objectFit="cover"
            />
          </Anchor>
        ))}
      </SimpleGrid>
    </Section>
  );
}
