import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { JinglePurpose } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { jinglePurposes } from '../choices';
import {
  JingleDocument,
  useJingleQuery,
  useUpdateJingleMutation,
  type JingleDetailFragment,
} from '../jingles.generated';
import { EditDrawerState } from './EditDrawerState';
import { TitleFields } from './MediumFields';
import { MediumForm } from './MediumForm';
import { patchOfMedium, valuesOfMedium, type MediumValues } from './mediumValues';

interface JingleValues extends MediumValues {
  purpose: JinglePurpose;
}

/** A jingle being edited. */
export default function JingleEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateJingle] = useUpdateJingleMutation();
  const query = useJingleQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const options = jinglePurposes.map((value) => ({ value, label: t(`multimedia.purposes.${value}`) }));
  return (
    <EditDrawerState query={query} record={query.data?.jingle} onClose={onClose}>
      {(jingle) => (
        <MediumForm
          medium={jingle}
          valuesOf={valuesOf}
          names={{
            purpose: {
              label: t('multimedia.fields.purpose'),
              show: (value) => options.find((option) => option.value === value)?.label ?? '',
            },
          }}
          load={async () => {
            const variables = { id };
            const { data } = await client.query({
              query: JingleDocument,
              variables,
              fetchPolicy: 'network-only',
            });
            return data!.jingle!;
          }}
          save={(values, version) =>
            updateJingle({
              variables: { id, version, input: { ...patchOfMedium(values), purpose: values.purpose } },
            })
          }
          onClose={onClose}
        >
          {(form) => (
            <>
              <TitleFields form={form as unknown as SaveForm<MediumValues>} />
              <SelectField
                form={form}
                name="purpose"
                label={t('multimedia.fields.purpose')}
                options={options}
              />
            </>
          )}
        </MediumForm>
      )}
    </EditDrawerState>
  );
}

const valuesOf = (jingle: JingleDetailFragment): JingleValues => {
  const { title, credit, ...rest } = valuesOfMedium(jingle);
  return { title, credit, purpose: jingle.purpose, ...rest };
};
