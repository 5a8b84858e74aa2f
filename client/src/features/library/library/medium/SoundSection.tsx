import { Box, Button, Text } from '@chakra-ui/react';
import { AudioWaveform } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../kit/late/late';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { writeCue } from '../../../../kit/data/sound/cue';
import { decibels } from '../libraryFormat';
import type { MediumDetail } from './medium';
import { SoundPicture } from './SoundPicture';

const MeasuringNote = lazyPart(() => import('../measuring/MeasuringNote'));
const CueEditor = lazyPart(() => import('../../cues/CueEditor'));

/** Section with the waveform, the cue points and the loudness of a medium. */
export function SoundSection({ medium, mayEdit }: { medium: MediumDetail; mayEdit: boolean }) {
  const [isCueing, setIsCueing] = useState(false);
  const { t, i18n } = useTranslation();
  const media = useMeasureFormat();
  const { isMeasured, loudness, truePeak, waveformUrl, duration, playUrl } = medium;
  const measured = (value: number | null, unit: string) =>
    value === null ? (
      t(isMeasured ? 'multimedia.measuring.silent' : 'multimedia.notMeasured')
    ) : (
      <bdi>{`${decibels(value, i18n.language)} ${unit}`}</bdi>
    );
  const cue = (value: number | null, otherwise: string) =>
    value === null ? <Text color="fg.muted">{otherwise}</Text> : <bdi>{writeCue(value)}</bdi>;
  return (
    <Section title={t('multimedia.sections.sound')}>
      {isMeasured || medium.state !== 'READY' ? null : (
        <Suspense>
          <MeasuringNote />
        </Suspense>
      )}
      {waveformUrl && duration ? (
        <SoundPicture
          url={waveformUrl}
          duration={duration}
          cues={medium}
          label={t('multimedia.waveform', { title: medium.title, duration: media.spoken(duration) })}
        />
      ) : (
        <Text color="fg.muted">{t('multimedia.noWaveform')}</Text>
      )}
      <Box mt="4" fontVariantNumeric="tabular-nums">
        <Facts
          columns={2}
          items={[
            [t('multimedia.fields.loudness'), measured(loudness, 'LUFS')],
            [t('multimedia.fields.truePeak'), measured(truePeak, 'dBTP')],
            [t('multimedia.fields.cueIn'), cue(medium.cueIn, t('multimedia.atStart'))],
            [t('multimedia.fields.cueOut'), cue(medium.cueOut, t('multimedia.atEnd'))],
            [t('multimedia.fields.fadeIn'), cue(medium.fadeIn, t('multimedia.none'))],
            [t('multimedia.fields.fadeOut'), cue(medium.fadeOut, t('multimedia.none'))],
            [t('multimedia.fields.startNext'), cue(medium.startNext, t('multimedia.atEnd'))],
          ]}
        />
      </Box>
      {mayEdit && duration && playUrl && waveformUrl ? (
        <Button size="sm" variant="outline" mt="4" onClick={() => setIsCueing(true)}>
          <AudioWaveform aria-hidden /> {t('cues.edit')}
        </Button>
      ) : null}
      {isCueing && duration && playUrl && waveformUrl ? (
        <Suspense>
          <CueEditor
            medium={{ ...medium, duration, fileUrl: playUrl, waveformUrl }}
            onClose={() => setIsCueing(false)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
