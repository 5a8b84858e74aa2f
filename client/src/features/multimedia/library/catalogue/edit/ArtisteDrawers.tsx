import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../../../../kit/form/AddDrawer';
import { EditDrawer } from '../../../../../kit/form/EditDrawer';
import { TextField } from '../../../../../kit/form/fields';
import { LongTextField } from '../../../../../kit/form/LongTextField';
import type { SaveForm } from '../../../../../kit/form/useSaveForm';
import {
  ArtisteDocument,
  useCreateArtisteMutation,
  useUpdateArtisteMutation,
  type ArtisteFieldsFragment,
} from '../artistes.generated';

interface ArtisteValues {
  name: string;
  biography: string;
}

const valuesOf = ({ name, biography }: ArtisteFieldsFragment): ArtisteValues => ({ name, biography });

/** Adds an artiste. */
export function ArtisteAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createArtiste] = useCreateArtisteMutation();
  return (
    <AddDrawer<ArtisteValues>
      label={t('multimedia.artistes.add')}
      defaultValues={{ name: '', biography: '' }}
      add={async (input) => {
        await createArtiste({ variables: { input } });
        return t('multimedia.added', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <ArtisteFields form={form} />}
    </AddDrawer>
  );
}

/** An artiste being edited. */
export function ArtisteEditDrawer({
  record: artiste,
  onClose,
}: {
  record: ArtisteFieldsFragment;
  onClose: () => void;
}) {
  const { id, name } = artiste;
  const { t } = useTranslation();
  const [updateArtiste] = useUpdateArtisteMutation();
  return (
    <EditDrawer
      record={artiste}
      valuesOf={valuesOf}
      title={t('multimedia.editOf', { title: name })}
      fieldNames={{
        name: { label: t('multimedia.fields.name') },
        biography: { label: t('multimedia.fields.biography') },
      }}
      load={async (ask) => (await ask(ArtisteDocument, { id })).artiste}
      save={async (input, { version }) => {
        await updateArtiste({ variables: { id, version, input } });
        return t('multimedia.saved', { title: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <ArtisteFields form={form} />}
    </EditDrawer>
  );
}

function ArtisteFields({ form }: { form: SaveForm<ArtisteValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('multimedia.fields.name')} autoFocus />
      <LongTextField
        form={form}
        name="biography"
        label={t('multimedia.fields.biography')}
        minH="28"
        maxLength={5000}
        isOptional
      />
    </>
  );
}
