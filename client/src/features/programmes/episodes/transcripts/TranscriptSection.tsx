import { Stack, Text } from '@chakra-ui/react';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainText } from '../../../../kit/data/texts/PlainText';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { Section } from '../../../../kit/layout/Card';
import { CaptionsEditor, DownloadCaptions } from '../../../library/shared';
import { TimedListItem } from '../TimedListItem';
import { useEpisodeTranscriptQuery, type EpisodeTranscriptQuery } from './transcripts.generated';
import { webVttLines } from './webVttLines';

type Transcribed = NonNullable<EpisodeTranscriptQuery['episode']>;

/** Transcript of an episode: timed lines from a captions file, else the plain text of the form. */
export function TranscriptSection({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEpisodeTranscriptQuery({ variables: { id } });
  const episode = data?.episode;
  if (!episode && !error) return null;
  if (episode && !episode.transcript && !episode.timedTranscript && !mayEdit) return null;
  return (
    <Section title={t('planning.fields.transcript')}>
      {episode ? (
        <Transcript episode={episode} mayEdit={mayEdit} />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Section>
  );
}

function Transcript({ episode, mayEdit }: { episode: Transcribed; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { id, title, transcript, timedTranscript } = episode;
  const file: ComponentProps<typeof DownloadCaptions> = {
    textOf: (key, values) => t(`episodes.timedTranscript.${key}`, values),
    title,
    url: timedTranscript ? `data:text/vtt;charset=utf-8,${encodeURIComponent(timedTranscript)}` : null,
  };
  const owner = {
    typename: 'Episode',
    id,
    property: 'timedTranscript',
    url: `/uploads/episodes/${id}/transcript`,
  };
  return (
    <Stack gap="3">
      {timedTranscript ? <TimedLines webVtt={timedTranscript} /> : null}
      {transcript && !timedTranscript ? (
        <PlainText text={transcript} maxW="34em" maxH="24rem" overflowY="auto" tabIndex={0} />
      ) : null}
      {!transcript && !timedTranscript ? (
        <Text color="fg.muted">{t('episodes.timedTranscript.none')}</Text>
      ) : null}
      {mayEdit ? (
        <CaptionsEditor
          {...file}
          owner={owner}
          timesMissing={(line) => t('episodes.timedTranscript.timesMissing', { line })}
        />
      ) : null}
      {!mayEdit && timedTranscript ? <DownloadCaptions {...file} /> : null}
    </Stack>
  );
}

function TimedLines({ webVtt }: { webVtt: string }) {
  const { t } = useTranslation();
  const lines = useMemo(() => webVttLines(webVtt), [webVtt]);
  return (
    <Stack
      as="ol"
      listStyleType="none"
      gap="2"
      maxH="24rem"
      overflowY="auto"
      tabIndex={0}
      aria-label={t('planning.fields.transcript')}
    >
      {lines.map(({ start, speaker, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- captions may have the same start and text; their order never changes
        <TimedListItem key={index} start={start} dir="auto">
          {speaker ? (
            <Text as="span" fontWeight="medium">
              <bdi>{speaker}</bdi>
              {': '}
            </Text>
          ) : null}
          {text}
        </TimedListItem>
      ))}
    </Stack>
  );
}
