import { AspectRatio, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostFieldsFragment } from './posts.generated';

const Video = chakra('video');
const Image = chakra('img');

/** Aspect ratios, as width divided by height: the smallest for a picture, and the usual one of a video. */
const narrowest = 2 / 3;
const screenShape = 16 / 9;

type Shown = Pick<PostFieldsFragment, 'picture' | 'pictureWidth' | 'pictureHeight' | 'video' | 'author'>;

/** The picture or video of a post. Its space is reserved before it loads. */
export function PostMedia({ post }: { post: Shown }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState('');
  const { picture, pictureWidth, pictureHeight, video, author } = post;
  const name = author.fullName;
  if (video)
    return (
      <AspectRatio ratio={screenShape} bg="bg.muted" mt="3">
        <Video
          src={video}
          controls
          preload="metadata"
          playsInline
          aria-label={t('profile.post.video', { name })}
          css={{ objectFit: 'contain !important' }}
        />
      </AspectRatio>
    );
  if (!picture || !pictureWidth || !pictureHeight) return null;
  return (
    <Box
      mt="3"
      bg="bg.muted"
      aspectRatio={Math.max(narrowest, pictureWidth / pictureHeight)}
      overflow="hidden"
    >
      {failed === picture ? (
        <Flex h="full" align="center" justify="center" px="4">
          <Text color="fg.muted">{t('profile.post.failed')}</Text>
        </Flex>
      ) : (
        <Image
          src={picture}
          onError={() => setFailed(picture)}
          width={pictureWidth}
          height={pictureHeight}
          alt={t('profile.post.picture', { name })}
          loading="lazy"
          decoding="async"
          display="block"
          w="full"
          h="full"
          objectFit="cover"
        />
      )}
    </Box>
  );
}
