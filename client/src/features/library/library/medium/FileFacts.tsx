import { Text } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { When } from '../../../../kit/data/texts/When';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { bitrateText, kilohertz } from '../libraryFormat';
import type { MediumDetail } from './medium';

/** Technical details of a medium's file, such as its size and codec. */
export function FileFacts({ medium }: { medium: MediumDetail }) {
  const { t, i18n } = useTranslation();
  const media = useMeasureFormat();
  const { fileName, size, mimeType, codec, bitrate, sampleRate, channels, checksum, createdAt } = medium;
  const latin = (text: string) => (text ? <bdi dir="ltr">{text}</bdi> : '—');
  return (
    <Section title={t('multimedia.sections.file')}>
      <Facts
        columns={2}
        items={[
          [t('multimedia.fields.fileName'), <bdi key="name">{fileName}</bdi>],
          [t('multimedia.fields.size'), media.size(size)],
          [t('multimedia.fields.format'), latin([mimeType, codec].filter(Boolean).join(' · '))],
          [t('multimedia.fields.bitrate'), bitrate ? latin(bitrateText(bitrate, i18n.language)) : '—'],
          [
            t('multimedia.fields.sampleRate'),
            sampleRate ? latin(`${kilohertz(sampleRate, i18n.language)} kHz`) : '—',
          ],
          [t('multimedia.fields.channels'), channelsText(channels, t)],
          [t('multimedia.fields.added'), <When key="added" moment={createdAt} />],
          [
            t('multimedia.fields.checksum'),
            <Text key="checksum" as="span" fontFamily="mono" textStyle="xs" dir="ltr">
              {checksum || '—'}
            </Text>,
          ],
        ]}
      />
    </Section>
  );
}

function channelsText(channels: number | null, t: TFunction) {
  if (channels === null) return '—';
  if (channels === 1) return t('multimedia.mono');
  return channels === 2 ? t('multimedia.stereo') : String(channels);
}
