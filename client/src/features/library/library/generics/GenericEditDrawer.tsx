import { useTranslation } from 'react-i18next';
import type { GenericPlace } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields';
import { showOption } from '../../../../kit/form/conflict/showOption';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { genericPlaces } from '../choices';
import {
  GenericDocument,
  useGenericQuery,
  useUpdateGenericMutation,
  type GenericDetailFragment,
} from './generics.generated';
import { MediumEditDrawer } from '../edit/MediumEditDrawer';
import { TitleFields } from '../edit/MediumFields';
import { patchOfMedium, valuesWith, type MediumValues } from '../edit/mediumValues';

interface GenericValues extends MediumValues {
  place: GenericPlace;
}

/** A generic being edited. */
export default function GenericEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [updateGeneric] = useUpdateGenericMutation();
  const query = useGenericQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const label = t('multimedia.fields.place');
  const options = genericPlaces.map((value) => ({ value, label: t(`multimedia.places.${value}`) }));
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.generic}
      valuesOf={valuesOf}
      names={{ place: { label, show: showOption(options) } }}
      load={async (ask) => (await ask(GenericDocument, { id })).generic}
      save={({ place, ...values }, { version }) =>
        updateGeneric({ variables: { id, version, input: { ...patchOfMedium(values), place } } })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleFields form={form as unknown as SaveForm<MediumValues>} />
          <SelectField form={form} name="place" label={label} options={options} />
        </>
      )}
    </MediumEditDrawer>
  );
}

const valuesOf = (generic: GenericDetailFragment): GenericValues =>
  valuesWith(generic, { place: generic.place });
