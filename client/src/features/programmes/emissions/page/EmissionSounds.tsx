import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { AudioLines, Clock, ListMusic } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { MediumPicture } from '../../../../kit/data/people/MediumPicture';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { Section } from '../../../../kit/layout/Card';
import { TextLink } from '../../../../kit/layout/TextLink';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { PlayMediumButton } from '../../../library/feature';
import type { EmissionFieldsFragment, PlannedMediumFragment } from '../emissions.generated';

/** Opener, closer and jingles of an emission, and the playlist or clock that fills its unplanned time. */
export function EmissionSounds({ emission }: { emission: EmissionFieldsFragment }) {
  const { t } = useTranslation();
  const can = useCan();
  const { opener, closer, jingles, filler, fillerClock } = emission;
  return (
    <Section title={t('planning.sounds')}>
      <Stack gap="4">
        <Part name={t('planning.fields.opener')}>
          {opener ? <Sound medium={opener} type="Generic" /> : <None />}
        </Part>
        <Part name={t('planning.fields.closer')}>
          {closer ? <Sound medium={closer} type="Generic" /> : <None />}
        </Part>
        <Part name={t('planning.fields.jingles')}>
          {jingles.length === 0 ? <None /> : null}
          {jingles.map((jingle) => (
            <Sound key={jingle.id} medium={jingle} type="Jingle" />
          ))}
        </Part>
        {can({ action: 'read', subject: 'Playlist' }) ? (
          <Part name={t('planning.fields.filler')}>
            {filler ? (
              <Flex align="center" gap="3">
                <MediumPicture src="" icon={ListMusic} />
                <Name type="Playlist" id={filler.id} name={filler.name} />
              </Flex>
            ) : fillerClock ? (
              <Flex align="center" gap="3">
                <MediumPicture src="" icon={Clock} />
                <Name type="Clock" id={fillerClock.id} name={fillerClock.name} />
              </Flex>
            ) : (
              <Text color="fg.muted">{t('planning.defaultFills')}</Text>
            )}
          </Part>
        ) : null}
      </Stack>
    </Section>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Text textStyle="xs" color="fg.muted" mb="1">
      {name}
    </Text>
    <Stack gap="2">{children}</Stack>
  </Box>
);

const None = () => <Text color="fg.muted">—</Text>;

function Sound({ medium, type }: { medium: PlannedMediumFragment; type: 'Generic' | 'Jingle' }) {
  const measure = useMeasureFormat();
  const { id, title, artwork, duration } = medium;
  return (
    <Flex align="center" gap="3" minW="0">
      <MediumPicture src={artwork} icon={AudioLines} />
      <Box flex="1" minW="0">
        <Name type={type} id={id} name={title} />
      </Box>
      {duration === null ? null : (
        <Text as="bdi" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {measure.clock(duration)}
        </Text>
      )}
      <Suspense>
        <PlayMediumButton medium={medium} />
      </Suspense>
    </Flex>
  );
}

/** Name of a record, linked when the viewer may open it. */
function Name({ type, id, name }: { type: string; id: string; name: string }) {
  const path = useRecordPath()(type, id);
  return (
    <Text truncate title={name}>
      {path ? (
        <TextLink to={path}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
    </Text>
  );
}
