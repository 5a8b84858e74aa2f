import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { useJingleQuery } from './jingles.generated';
import { jingles } from '../kinds';
import { MediumPage } from '../medium/MediumPage';

/** Detail page of a jingle. */
export default function JinglePage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useJingleQuery({ variables: { id } });
  return (
    <MediumPage kind={jingles} query={query} medium={query.data?.jingle}>
      {({ purpose }) => (
        <Section title={t('multimedia.jingles.one')}>
          <Facts items={[[t('multimedia.fields.purpose'), t(`multimedia.purposes.${purpose}`)]]} />
        </Section>
      )}
    </MediumPage>
  );
}
