import { useTranslation } from 'react-i18next';
import type { GenericPosition } from '../../../../apollo/schemaTypes.generated';
import { SelectField } from '../../../../kit/form/fields/fields';
import { showOption } from '../../../../kit/form/conflict/showOption';
import { formWith } from '../../../../kit/form/useSaveForm';
import { genericPositions } from '../choices';
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
  position: GenericPosition;
}

/** Form to edit a generic. */
export default function GenericEditDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [updateGeneric] = useUpdateGenericMutation();
  const query = useGenericQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const label = t('multimedia.fields.position');
  const options = genericPositions.map((value) => ({ value, label: t(`multimedia.positions.${value}`) }));
  return (
    <MediumEditDrawer
      query={query}
      medium={query.data?.generic}
      valuesOf={valuesOf}
      names={{ position: { label, show: showOption(options) } }}
      load={async (runQuery) => (await runQuery(GenericDocument, { id })).generic}
      save={({ position, ...values }, { version }) =>
        updateGeneric({ variables: { id, version, input: { ...patchOfMedium(values), position } } })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <TitleFields form={formWith(form)} />
          <SelectField form={form} name="position" label={label} options={options} />
        </>
      )}
    </MediumEditDrawer>
  );
}

const valuesOf = (generic: GenericDetailFragment): GenericValues =>
  valuesWith(generic, { position: generic.position });
