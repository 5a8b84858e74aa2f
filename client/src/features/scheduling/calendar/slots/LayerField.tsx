import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../kit/form/fields/fields';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { useOwnLayers } from './useOwnLayers';

/** Field for the layer of a slot, limited to layers that the viewer may use. */
export function LayerField<TValues extends FieldValues>(field: {
  form: SaveForm<TValues>;
  name: Path<TValues>;
}) {
  const { t } = useTranslation();
  const layers = useOwnLayers();
  return (
    <SelectField
      {...field}
      label={t('planning.fields.layer')}
      options={layers.map((value) => ({ value, label: t(`planning.slotLayers.${value}`) }))}
    />
  );
}
