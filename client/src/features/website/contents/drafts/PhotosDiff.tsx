import { Box, Flex, Heading, Image, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Focus } from '../../picture/focus';
import { thumbnailOf, type PhotoValues } from '../contentForm';
import { FieldDiff } from './FieldDiff';

interface Props {
  before: readonly PhotoValues[];
  after: readonly PhotoValues[];
  language: string;
}

/**
 * Compares the photos of two versions. Shows their texts in their order, the focal points that differ, and the photos that only one of
 * them has. Nothing when they are the same.
 */
export function PhotosDiff({ before, after, language }: Props) {
  const { t } = useTranslation();
  const moved = movedFocuses(before, after);
  const isSame = JSON.stringify(before.map(withoutFocus)) === JSON.stringify(after.map(withoutFocus));
  if (isSame && moved.length === 0) return null;
  return (
    <Box>
      {isSame ? (
        <Heading as="h3" textStyle="compact" fontWeight="medium" mb="1">
          {t('website.fields.photos')}
        </Heading>
      ) : (
        <FieldDiff
          label={t('website.fields.photos')}
          before={linesOfPhotos(before)}
          after={linesOfPhotos(after)}
          language={language}
        />
      )}
      {moved.length > 0 ? (
        <Box mt={isSame ? undefined : '2'}>
          <FieldDiff
            label={t('website.fields.pictureFocus')}
            before={moved.map(({ position, earlier }) => `${position}. ${textOfFocus(earlier)}`).join('\n')}
            after={moved.map(({ position, current }) => `${position}. ${textOfFocus(current)}`).join('\n')}
            language={language}
          />
        </Box>
      ) : null}
      <Thumbnails label={t('website.revisions.onlyThen')} photos={without(before, after)} />
      <Thumbnails label={t('website.revisions.onlyNow')} photos={without(after, before)} />
    </Box>
  );
}

/** Formats a focal point as its distance from the left and the top edge in percent: `30 % · 70 %`. */
export const textOfFocus = ({ x, y }: Focus) => `${x} % · ${y} %`;

/** A line with the texts of each photo, and its place in the album. */
const linesOfPhotos = (photos: readonly PhotoValues[]) =>
  photos
    .map(({ caption, alt }, index) => `${index + 1}. ${[caption, alt].filter(Boolean).join(' · ')}`)
    .join('\n');

const withoutFocus = ({ picture, alt, caption }: PhotoValues) => ({ picture, alt, caption });

/** The photos of both versions whose focal point differs, with their place in the current album. */
const movedFocuses = (before: readonly PhotoValues[], after: readonly PhotoValues[]) =>
  after.flatMap(({ picture, focus: current }, index) => {
    const earlier = before.find((photo) => photo.picture === picture)?.focus;
    return earlier && (earlier.x !== current.x || earlier.y !== current.y)
      ? [{ position: index + 1, earlier, current }]
      : [];
  });

const without = (photos: readonly PhotoValues[], comparison: readonly PhotoValues[]) =>
  photos.filter(({ picture }) => !comparison.some((candidate) => candidate.picture === picture));

function Thumbnails({ label, photos }: { label: string; photos: readonly PhotoValues[] }) {
  if (photos.length === 0) return null;
  return (
    <Box mt="2">
      <Heading as="h4" textStyle="compact" color="fg.muted" mb="1">
        {label}
      </Heading>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {photos.map(({ picture, alt, caption }) => (
          <Box as="li" key={picture} w="24">
            <Image
              src={thumbnailOf(picture)}
              alt={alt || caption}
              aspectRatio={4 / 3}
              objectFit="cover"
              borderRadius="l2"
            />
            {caption ? (
              <Text textStyle="xs" color="fg.muted" lineClamp={1} dir="auto">
                {caption}
              </Text>
            ) : null}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
