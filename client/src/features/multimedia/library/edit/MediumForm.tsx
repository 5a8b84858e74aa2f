import type { InMemoryCache } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../../apollo/cache';
import { notify } from '../../../../kit/feedback/notify';
import type { Units } from '../../../../kit/form/conflict';
import type { FieldNames } from '../../../../kit/form/ConflictDialog';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
import type { MediumDetail } from '../medium';
import { CueFields, LabelFields } from './MediumFields';
import { useMediumNames } from './useMediumNames';
import type { MediumValues } from './mediumValues';

interface Props<TMedium extends MediumDetail, TValues extends MediumValues & FieldValues> {
  medium: TMedium;
  valuesOf: (medium: TMedium) => TValues;
  /** Reads the medium as it is now. */
  load: () => Promise<TMedium>;
  save: (values: TValues, version: number, form: SaveForm<TValues>) => Promise<unknown>;
  /** What the fields of this kind are called. */
  names?: FieldNames;
  units?: Units;
  /** Lists that its changes can make wrong. */
  alsoChanges?: readonly string[];
  onClose: () => void;
  /** The fields of this kind, after the title. */
  children: (form: SaveForm<TValues>) => ReactNode;
}

/** A medium being edited: the fields of its kind, and those that all have. */
export function MediumForm<TMedium extends MediumDetail, TValues extends MediumValues & FieldValues>({
  medium,
  valuesOf,
  load,
  save,
  names,
  units,
  alsoChanges = [],
  onClose,
  children,
}: Props<TMedium, TValues>) {
  const { t } = useTranslation();
  const cache = useApolloClient().cache as InMemoryCache;
  // What the form began with; the cache may change underneath it.
  const started = useRef(medium);
  const version = useRef(medium.version);
  const mediumNames = useMediumNames();
  const form: SaveForm<TValues> = useSaveForm<TValues>({
    defaultValues: valuesOf(started.current),
    units,
    loadCurrent: async () => {
      const current = await load();
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (values) => {
      await save(values, version.current, form);
      for (const resource of ['MediaTag', 'MediaCategory', ...alsoChanges]) evictLists(cache, resource);
      notify({ type: 'success', title: t('multimedia.saved', { title: values.title }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('multimedia.editOf', { title: started.current.title })}
      saveLabel={t('actions.save')}
      fieldNames={{ ...mediumNames, ...names }}
      onClose={onClose}
    >
      {children(form)}
      <LabelFields form={form as unknown as SaveForm<MediumValues>} current={started.current} />
      <CueFields form={form as unknown as SaveForm<MediumValues>} />
    </FormDrawer>
  );
}
