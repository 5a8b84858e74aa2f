import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Units } from '../../../../kit/form/conflict/conflict';
import type { FieldNames } from '../../../../kit/form/conflict/ConflictDialog';
import { EditDrawer } from '../../../../kit/form/EditDrawer';
import type { RecordEdit } from '../../../../kit/form/useRecordEdit';
import { formWith, type SaveForm } from '../../../../kit/form/useSaveForm';
import type { MediumDetail } from '../medium/medium';
import { EditDrawerState } from './EditDrawerState';
import { CueFields, LabelFields } from './MediumFields';
import type { MediumValues } from './mediumValues';
import { useMediumNames } from './useMediumNames';

type Values = MediumValues & FieldValues;

interface FormProps<TMedium extends MediumDetail, TValues extends Values> extends Omit<
  RecordEdit<TMedium, TValues>,
  'record'
> {
  save: (values: TValues, changed: TMedium, form: SaveForm<TValues>) => Promise<unknown>;
  /** Labels of the fields of this kind. */
  names?: FieldNames;
  units?: Units;
  onClose: () => void;
  /** Renders the fields of this kind, including the title. */
  children: (form: SaveForm<TValues>) => ReactNode;
}

interface Props<TMedium extends MediumDetail, TValues extends Values> extends FormProps<TMedium, TValues> {
  query: Parameters<typeof EditDrawerState>[0]['query'];
  medium: TMedium | null | undefined;
}

/**
 * Form to edit a medium, shown once the medium is loaded. Not a `plainForm`, because the fields of one kind are placed between those
 * that all kinds share.
 */
export function MediumEditDrawer<TMedium extends MediumDetail, TValues extends Values>({
  query,
  medium,
  ...form
}: Props<TMedium, TValues>) {
  return (
    <EditDrawerState query={query} record={medium} onClose={form.onClose}>
      {(found) => <MediumForm medium={found} {...form} />}
    </EditDrawerState>
  );
}

function MediumForm<TMedium extends MediumDetail, TValues extends Values>({
  medium,
  save,
  names,
  children,
  ...drawer
}: FormProps<TMedium, TValues> & { medium: TMedium }) {
  const { t } = useTranslation();
  // The values at the start of the edit; the cached record may change meanwhile.
  const started = useRef(medium);
  const mediumNames = useMediumNames();
  return (
    <EditDrawer
      {...drawer}
      record={medium}
      title={t('multimedia.editOf', { name: started.current.title })}
      fieldNames={{ ...mediumNames, ...names }}
      save={async (values, changed, form) => {
        await save(values, changed, form);
        return t('multimedia.saved', { name: values.title });
      }}
    >
      {(form) => (
        <>
          {children(form)}
          <LabelFields form={formWith(form)} current={started.current} />
          <CueFields form={formWith(form)} />
        </>
      )}
    </EditDrawer>
  );
}
