import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../kit/data/format/useFormat';
import { useMeasureFormat } from '../../../kit/data/format/measureFormat';
import { useRecordPath } from '../../../kit/records/RecordKinds';
import { kindNamed } from '../library/kinds';
import { bitrateText } from '../library/libraryFormat';
import { MediumPicture } from '../../../kit/data/people/MediumPicture';
import { PlayButton } from '../player/bar/PlayButton';
import type { Duplicate } from './duplicate';

const Choice = chakra('label');
/**
 * Result of the merge for a medium. `goes`: merged into the remaining one; `left`: left out by the user; `otherKind`: cannot be
 * merged.
 */
export type Fate = 'remains' | 'goes' | 'left' | 'otherKind';

/** A medium of a duplicate group: its details, its uses, and what the merge does with it. */
export function DuplicateRow({
  item,
  queue,
  group,
  fate,
  onMergeInto,
  onLeave,
}: {
  item: Duplicate;
  queue: readonly Duplicate[];
  group: string;
  fate: Fate;
  /** Absent when the viewer may not merge. */
  onMergeInto?: (() => void) | undefined;
  /** Absent when the medium cannot be left out. */
  onLeave?: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const media = useMeasureFormat();
  const pathOf = useRecordPath();
  const { id, kind, title, credit, duration, bitrate, codec, artwork, createdAt, failure, usedIn } = item;
  const { icon, paths } = kindNamed(kind);
  const facts = [
    failure === 'DUPLICATE' ? t('duplicates.copy') : undefined,
    credit,
    duration === null ? undefined : media.clock(duration),
    bitrate ? bitrateText(bitrate, i18n.language) : undefined,
    codec,
    t('duplicates.added', { date: format.day(createdAt) }),
  ];
  return (
    <Flex role="group" aria-label={title} align="center" gap="2" minH="12" wrap="wrap">
      {onMergeInto ? (
        <Choice
          display="flex"
          alignItems="center"
          justifyContent="center"
          boxSize={{ base: '11', md: '8' }}
          cursor="pointer"
          accentColor="brand.solid"
          _dark={{ colorScheme: 'dark' }}
        >
          <input
            type="radio"
            name={group}
            checked={fate === 'remains'}
            disabled={failure !== null}
            aria-label={t('duplicates.keep', { title })}
            onChange={onMergeInto}
          />
        </Choice>
      ) : null}
      {failure ? (
        <Box boxSize={{ base: '11', md: '8' }} />
      ) : (
        <PlayButton
          item={item}
          queue={queue.filter((queued) => !queued.failure)}
          boxSize={{ base: '11', md: '8' }}
        />
      )}
      <MediumPicture src={artwork} icon={icon} />
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="12rem">
        <Box
          asChild
          display="block"
          truncate
          fontWeight={fate === 'remains' ? 'semibold' : undefined}
          _hover={{ textDecoration: 'underline' }}
        >
          <Link to={paths.detail(id)}>
            <bdi>{title}</bdi>
          </Link>
        </Box>
        <Text textStyle="xs" color="fg.muted">
          {facts.filter(Boolean).map((fact, index) => (
            <span key={fact}>
              {index > 0 ? ' · ' : ''}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {usedIn.length === 0 ? t('duplicates.unused') : `${t('duplicates.usedIn')} `}
          {usedIn.map((use, index) => {
            const path = pathOf(use.kind, use.id);
            return (
              <span key={`${use.kind} ${use.id}`}>
                {index > 0 ? ', ' : ''}
                {path ? (
                  <Box asChild color="brand.fg" textDecoration="underline">
                    <Link to={path}>
                      <bdi>{use.name}</bdi>
                    </Link>
                  </Box>
                ) : (
                  <bdi>{use.name}</bdi>
                )}
              </span>
            );
          })}
        </Text>
      </Box>
      {onMergeInto ? (
        <Flex align="center" gap="2">
          <Badge colorPalette={fate === 'remains' ? 'green' : 'gray'}>{t(`duplicates.${fate}`)}</Badge>
          {onLeave ? (
            <Button
              size="xs"
              variant="ghost"
              aria-pressed={fate === 'left'}
              aria-label={t('duplicates.leaveOne', { title })}
              onClick={onLeave}
            >
              {t('duplicates.leave')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Flex>
  );
}
