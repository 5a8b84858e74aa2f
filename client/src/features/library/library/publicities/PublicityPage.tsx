import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { daypartText } from './dayparts';
import { daysText } from './daysText';
import { publicities } from '../kinds';
import { MediumPage } from '../medium/MediumPage';
import { usePublicityQuery, type PublicityDetailFragment } from './publicities.generated';
import { ValidityBadge } from './ValidityBadge';

/** Detail page of a publicity. */
export default function PublicityPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = usePublicityQuery({ variables: { id } });
  return (
    <MediumPage
      kind={publicities}
      query={query}
      medium={query.data?.publicity}
      badge={({ validity }) => <ValidityBadge validity={validity} t={t} />}
    >
      {(publicity) => <PublicityFacts publicity={publicity} />}
    </MediumPage>
  );
}

function PublicityFacts({ publicity }: { publicity: PublicityDetailFragment }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { client, campaign, timesADay, dayparts, evergreen } = publicity;
  return (
    <Section title={t('multimedia.publicities.one')}>
      <Facts
        columns={2}
        items={[
          [t('multimedia.fields.client'), client ? <bdi key="client">{client}</bdi> : '—'],
          [t('multimedia.fields.campaign'), campaign ? <bdi key="campaign">{campaign}</bdi> : '—'],
          [t('multimedia.fields.days'), daysText(publicity, { t, format })],
          [t('multimedia.fields.timesADay'), timesADay ?? t('multimedia.notAgreed')],
          [t('multimedia.fields.evergreen'), t(evergreen ? 'multimedia.yes' : 'multimedia.no')],
          [
            t('multimedia.fields.dayparts'),
            dayparts.length === 0 ? (
              t('multimedia.dayparts.always')
            ) : (
              <Stack key="dayparts" gap="0.5">
                {dayparts.map((daypart) => {
                  const text = daypartText(daypart, t, i18n.language);
                  return <span key={text}>{text}</span>;
                })}
              </Stack>
            ),
          ],
        ]}
      />
    </Section>
  );
}
