import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { GenericPlace } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { genericPlaces } from '../choices';
import {
  GenericDocument,
  useGenericQuery,
  useUpdateGenericMutation,
  type GenericDetailFragment,
} from '../generics.generated';
import { EditDrawerState } from './EditDrawerState';
import { TitleFields } from './MediumFields';
import { MediumForm } from './MediumForm';
import { patchOfMedium, valuesOfMedium, type MediumValues } from './mediumValues';

interface GenericValues extends MediumValues {
  place: GenericPlace;
}

/** A generic being edited. */
export default function GenericEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateGeneric] = useUpdateGenericMutation();
  const query = useGenericQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const options = genericPlaces.map((value) => ({ value, label: t(`multimedia.places.${value}`) }));
  return (
    <EditDrawerState query={query} record={query.data?.generic} onClose={onClose}>
      {(generic) => (
        <MediumForm
          medium={generic}
          valuesOf={valuesOf}
          names={{
            place: {
              label: t('multimedia.fields.place'),
              show: (value) => options.find((option) => option.value === value)?.label ?? '',
            },
          }}
          load={async () => {
            const variables = { id };
            const { data } = await client.query({
              query: GenericDocument,
              variables,
              fetchPolicy: 'network-only',
            });
            return data!.generic!;
          }}
          save={(values, version) =>
            updateGeneric({
              variables: { id, version, input: { ...patchOfMedium(values), place: values.place } },
            })
          }
          onClose={onClose}
        >
          {(form) => (
            <>
              <TitleFields form={form as unknown as SaveForm<MediumValues>} />
              <SelectField form={form} name="place" label={t('multimedia.fields.place')} options={options} />
            </>
          )}
        </MediumForm>
      )}
    </EditDrawerState>
  );
}

const valuesOf = (generic: GenericDetailFragment): GenericValues => {
  const { title, credit, ...rest } = valuesOfMedium(generic);
  return { title, credit, place: generic.place, ...rest };
};
