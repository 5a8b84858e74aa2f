import { useTranslation } from 'react-i18next';
import type { JinglePurpose } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields/fields';
import { showOption } from '../../../../kit/form/conflict/showOption';
import { formWith } from '../../../../kit/form/useSaveForm';
import { jinglePurposes } from '../choices';
import {
  JingleDocument,
  useJingleQuery,
  useUpdateJingleMutation,
  type JingleDetailFragment,
} from './jingles.generated';
import { MediumEditDrawer } from '../edit/MediumEditDrawer';
import { TitleFields } from '../edit/MediumFields';
import { patchOfMedium, valuesWith, type MediumValues } from '../edit/mediumValues';

interface JingleValues extends MediumValues {
  purpose: JinglePurpose;
}

/** Form to edit a jingle. */
export default function JingleEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [updateJingle] = useUpdateJingleMutation();
  const query = useJingleQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const label = t('multimedia.fields.purpose');
  const options = jinglePurposes.map((value) => ({ value, label: t(`multimedia.purposes.${value}`) }));
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.jingle}
      valuesOf={valuesOf}
      names={{ purpose: { label, show: showOption(options) } }}
      load={async (runQuery) => (await runQuery(JingleDocument, { id })).jingle}
      save={({ purpose, ...values }, { version }) =>
        updateJingle({ variables: { id, version, input: { ...patchOfMedium(values), purpose } } })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleFields form={formWith(form)} />
          <SelectField form={form} name="purpose" label={label} options={options} />
        </>
      )}
    </MediumEditDrawer>
  );
}

const valuesOf = (jingle: JingleDetailFragment): JingleValues =>
  valuesWith(jingle, { purpose: jingle.purpose });
