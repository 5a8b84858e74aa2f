import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../../i18n/keys';
import { notify } from '../../feedback/notify';
import type { SaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { PlainFormDrawer } from './PlainFormDrawer';
import { nameIn } from './plainValues';

interface Props<TInput, TRecord> {
  form: PlainForm<TInput, TRecord>;
  /** Above the form, and on its button. */
  label: TranslationKey;
  description?: TranslationKey;
  /** Told of the record once it is there, with its `name`. */
  added: TranslationKey;
  /** What the generated hook of the mutation gives. */
  create: readonly [(options: { variables: { input: TInput } }) => Promise<unknown>, ...unknown[]];
  /** What a field begins with, where that is not what its kind begins with. */
  begin?: PlainValues;
  onClose: () => void;
  /** What stands before the fields. */
  children?: (form: SaveForm<PlainValues>) => ReactNode;
}

/** A record being added with a form that is no more than its fields. */
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
        notify({ type: 'success', title: t(added as never, { name: nameIn(described, values) }) });
        onClose();
      }}
      onClose={onClose}
    >
      {children}
    </PlainFormDrawer>
  );
}
