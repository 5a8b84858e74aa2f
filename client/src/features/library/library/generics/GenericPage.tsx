import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Section } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { useGenericQuery } from './generics.generated';
import { generics } from '../kinds';
import { MediumPage } from '../medium/MediumPage';

/** Detail page of a generic. */
export default function GenericPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useGenericQuery({ variables: { id } });
  return (
    <MediumPage kind={generics} query={query} medium={query.data?.generic}>
      {({ position }) => (
        <Section title={t('multimedia.generics.one')}>
          <Facts items={[[t('multimedia.fields.position'), t(`multimedia.positions.${position}`)]]} />
        </Section>
      )}
    </MediumPage>
  );
}
