import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Trash2, X } from 'lucide-react';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { ErrorState } from '../../../../kit/feedback/ErrorState';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { PlayMediumButton } from '../../../library/feature';
import { MediaDropZone, reasonText, SoundPicture, UploadButton } from '../../../library/shared';
import {
  useDiscardIncomingSoundMutation,
  useEpisodeSoundQuery,
  useRemoveEpisodeSoundMutation,
  type EpisodeSoundFieldsFragment,
} from './sound.generated';
import { useEpisodeChanges } from './useEpisodeChanges';

/** Section with the sound of an episode: play, upload, replace, remove, and the progress of a new file. */
export function EpisodeSoundSection({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useEpisodeSoundQuery({ variables: { id } });
  const episode = data?.episode;
  const again = () => void refetch().catch(() => undefined);
  useEpisodeChanges(id, again);
  return (
    <Sending id={id} mayEdit={mayEdit}>
      <Section
        title={t('episodes.sound.title')}
        aside={
          episode?.medium ? (
            <Suspense>
              <PlayMediumButton medium={playableOf(episode, episode.medium)} />
            </Suspense>
          ) : null
        }
      >
        {error && !episode ? <ErrorState error={error} onRetry={again} /> : null}
        {episode ? (
          <Stack gap="4">
            <Sound episode={episode} mayEdit={mayEdit} />
            <Incoming episode={episode} mayEdit={mayEdit} />
            {mayEdit ? <Actions episode={episode} /> : null}
          </Stack>
        ) : null}
      </Section>
    </Sending>
  );
}

type Sounding = EpisodeSoundFieldsFragment;

const playableOf = ({ id, title, cover, emission }: Sounding, medium: NonNullable<Sounding['medium']>) => ({
  ...medium,
  title,
  credit: emission.title,
  artwork: cover || emission.cover,
  episodeId: id,
});

/** Accepts a dropped file anywhere on the page, when the viewer may edit the episode. */
function Sending({ id, mayEdit, children }: { id: string; mayEdit: boolean; children: ReactNode }) {
  const target = useMemo(() => ({ episode: id }), [id]);
  if (!mayEdit) return children;
  return (
    <MediaDropZone kind="EPISODE" target={target}>
      {children}
    </MediaDropZone>
  );
}

function Sound({ episode, mayEdit }: { episode: Sounding; mayEdit: boolean }) {
  const { t, i18n } = useTranslation();
  const measure = useMeasureFormat();
  const { medium, title, incoming, uploadStatus } = episode;
  if (!medium) {
    if (incoming || uploadStatus >= 0) return null;
    return <Text color="fg.muted">{t(mayEdit ? 'episodes.sound.none' : 'episodes.sound.noneToRead')}</Text>;
  }
  const { waveformUrl, duration, size, loudness } = medium;
  const decibels = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <>
      {waveformUrl && duration ? (
        <SoundPicture
          url={waveformUrl}
          duration={duration}
          cues={medium}
          label={t('episodes.sound.waveform', { title, duration: measure.spoken(duration) })}
        />
      ) : null}
      <Box fontVariantNumeric="tabular-nums">
        <Facts
          columns={2}
          items={[
            [t('episodes.sound.length'), duration === null ? '—' : <bdi>{measure.clock(duration)}</bdi>],
            [t('episodes.sound.size'), <bdi key="size">{measure.size(size)}</bdi>],
            [
              t('episodes.sound.loudness'),
              loudness === null ? '—' : <bdi>{`${decibels.format(loudness)} LUFS`}</bdi>,
            ],
          ]}
        />
      </Box>
    </>
  );
}

/** A new file that does not play yet. It is being uploaded, waits for analysis, is being analysed, or is unusable. */
function Incoming({ episode, mayEdit }: { episode: Sounding; mayEdit: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const notifyError = useNotifyError();
  const [discard, { loading }] = useDiscardIncomingSoundMutation();
  const { id, version, medium, incoming, uploadStatus } = episode;
  if (uploadStatus >= 0 && uploadStatus < 100) {
    const message = t('episodes.sound.sending', { share: format.percent(uploadStatus) });
    return (
      <Box role="status">
        <Text textStyle="compact" color="fg.muted" mb="1.5">
          {message}
        </Text>
        <ProgressLine label={message} share={uploadStatus / 100} />
      </Box>
    );
  }
  if (!incoming) return null;
  if (incoming.state !== 'FAILED')
    return (
      <Text role="status" color="fg.muted">
        {t(medium ? 'episodes.sound.incoming' : 'episodes.sound.first')}
      </Text>
    );
  const reason = reasonText(t, incoming);
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text role="alert" color="fg.error" flex="1" minW="14rem">
        {t('episodes.sound.failed', { reason })} {medium ? t('episodes.sound.keeps') : null}
      </Text>
      {mayEdit ? (
        <Button
          size="sm"
          variant="outline"
          loading={loading}
          onClick={() =>
            void discard({ variables: { id, version } }).catch((error: unknown) =>
              notifyError(t('episodes.sound.discardFailed'), error),
            )
          }
        >
          <X aria-hidden /> {t('episodes.sound.discard')}
        </Button>
      ) : null}
    </Flex>
  );
}

function Actions({ episode }: { episode: Sounding }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [remove] = useRemoveEpisodeSoundMutation();
  const { id, version, title, medium } = episode;
  const target = useMemo(() => ({ episode: id }), [id]);
  const confirmRemoval = async () => {
    const isSure = await confirm({
      title: t('episodes.sound.removeTitle', { title }),
      body: t('episodes.sound.removeBody'),
      confirmLabel: t('episodes.sound.remove'),
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id, version } });
      notify({ type: 'success', title: t('episodes.sound.removed') });
    } catch (error) {
      notifyError(t('episodes.sound.removeFailed'), error);
    }
  };
  return (
    <Flex gap="2" wrap="wrap">
      <UploadButton
        kind="EPISODE"
        target={target}
        size="sm"
        {...(medium && { variant: 'outline', colorPalette: 'gray' })}
        label={t(medium ? 'episodes.sound.replace' : 'episodes.sound.choose')}
      />
      {medium ? (
        <Button size="sm" variant="outline" onClick={() => void confirmRemoval()}>
          <Trash2 aria-hidden /> {t('episodes.sound.remove')}
        </Button>
      ) : null}
    </Flex>
  );
}
