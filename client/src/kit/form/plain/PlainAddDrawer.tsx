import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translate, type TranslationKey } from '../../../i18n/keys';
import { notify } from '../../feedback/toasts/notify';
import type { SaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFormDrawer } from './PlainFormDrawer';
import { nameIn } from './plainValues';

interface Props<TInput, TRecord> {
  form: PlainForm<TInput, TRecord>;
  /** Title of the drawer and label of its button. */
  label: TranslationKey;
  description?: TranslationKey;
  /** Notification after adding, with the record's `name`. */
  added: TranslationKey;
  /** Result of the generated mutation hook. */
  create: readonly [(options: { variables: { input: TInput } }) => Promise<unknown>, ...unknown[]];
  /** Initial values that differ from the defaults of the field kinds. */
  begin?: PlainValues;
  onClose: () => void;
  /** Content above the fields. */
  children?: (form: SaveForm<PlainValues>) => ReactNode;
}

/** Drawer that adds a record with a form that consists of fields only. */
export function PlainAddDrawer<TInput, TRecord>({
  form: described,
  label,
  description,
  added,
  create: [create],
  begin,
  onClose,
  children,
}: Props<TInput, TRecord>) {
  const { t } = useTranslation();
  return (
    <PlainFormDrawer
      form={described}
      title={t(label)}
      description={description && t(description)}
      saveLabel={t(label)}
      begin={begin}
      save={async (input, values) => {
        await create({ variables: { input } });
        notify({ type: 'success', title: translate(t, added, { name: nameIn(described, values) }) });
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </PlainFormDrawer>
  );
}
