import { Button, Flex, Link, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../kit/layout/Card';
import type { EpisodeFieldsFragment } from '../episodes.generated';
import { startText } from './chapterValues';

/** The parts of an episode that a listener may jump to. */
export function ChaptersSection({
  chapters,
  onEdit,
}: {
  chapters: EpisodeFieldsFragment['chapters'];
  /** Absent for who may not. */
  onEdit: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  if (chapters.length === 0 && !onEdit) return null;
  return (
    <Section
      title={t('planning.fields.chapters')}
      aside={
        onEdit ? (
          <Button size="xs" variant="outline" onClick={onEdit}>
            <Pencil aria-hidden /> {t('planning.chapters.edit')}
          </Button>
        ) : null
      }
    >
      {chapters.length === 0 ? <Text color="fg.muted">{t('planning.chapters.none')}</Text> : null}
      <Stack as="ol" listStyleType="none" gap="2" aria-label={t('planning.fields.chapters')}>
        {chapters.map(({ start, title, link }) => (
          <Flex as="li" key={start} gap="3" align="baseline">
            <Text
              as="bdi"
              minW="4.5rem"
              textAlign="end"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              flexShrink="0"
            >
              {startText(start)}
            </Text>
            <Text minW="0" overflowWrap="anywhere">
              {link ? (
                <Link href={link} target="_blank" rel="noopener noreferrer nofollow" variant="underline">
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <bdi>{title}</bdi>
              )}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Section>
  );
}
