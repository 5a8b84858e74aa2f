import { Button, Link, Stack, Text } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../../kit/layout/Card';
import type { EpisodeFieldsFragment } from '../episodes.generated';
import { TimedListItem } from '../TimedListItem';

/** Chapters of an episode, to which listeners can jump. */
export function ChaptersSection({
  chapters,
  onEdit,
}: {
  chapters: EpisodeFieldsFragment['chapters'];
  /** Undefined when the viewer may not edit the chapters. */
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
          <TimedListItem key={start} start={start}>
            {link ? (
              <Link href={link} target="_blank" rel="noopener noreferrer nofollow" variant="underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </TimedListItem>
        ))}
      </Stack>
    </Section>
  );
}
