import type { InMemoryCache } from '@apollo/client/cache';
import { Textarea } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../../../apollo/cache';
import { notify } from '../../../../kit/feedback/notify';
import { FieldFrame, rulesOf, TextField } from '../../../../kit/form/fields';
import { FormDrawer } from '../../../../kit/form/FormDrawer';
import { useSaveForm, type SaveForm } from '../../../../kit/form/useSaveForm';
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
  const form = useSaveForm<ArtisteValues>({
    defaultValues: { name: '', biography: '' },
    save: async (input) => {
      await createArtiste({ variables: { input } });
      notify({ type: 'success', title: t('multimedia.added', { title: input.name }) });
      onClose();
    },
  });
  const label = t('multimedia.artistes.add');
  return (
    <FormDrawer form={form} title={label} saveLabel={label} onClose={onClose}>
      <ArtisteFields form={form} />
    </FormDrawer>
  );
}

/** An artiste being edited. */
export function ArtisteEditDrawer({
  artiste,
  onClose,
}: {
  artiste: ArtisteFieldsFragment;
  onClose: () => void;
}) {
  const { id } = artiste;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updateArtiste] = useUpdateArtisteMutation();
  const started = useRef(artiste);
  const version = useRef(artiste.version);
  const form = useSaveForm({
    defaultValues: valuesOf(started.current),
    loadCurrent: async () => {
      const asked = { query: ArtisteDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
      const current = (await client.query(asked)).data!.artiste!;
      version.current = current.version;
      return valuesOf(current);
    },
    save: async (input) => {
      await updateArtiste({ variables: { id, version: version.current, input } });
      evictLists(client.cache as InMemoryCache, 'Song');
      notify({ type: 'success', title: t('multimedia.saved', { title: input.name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('multimedia.editOf', { title: artiste.name })}
      saveLabel={t('actions.save')}
      fieldNames={{
        name: { label: t('multimedia.fields.name') },
        biography: { label: t('multimedia.fields.biography') },
      }}
      onClose={onClose}
    >
      <ArtisteFields form={form} />
    </FormDrawer>
  );
}

function ArtisteFields({ form }: { form: SaveForm<ArtisteValues> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField form={form} name="name" label={t('multimedia.fields.name')} autoFocus />
      <FieldFrame form={form} name="biography" label={t('multimedia.fields.biography')} isOptional>
        <Textarea
          autoresize
          minH="28"
          dir="auto"
          maxLength={5000}
          {...form.register('biography', rulesOf(true, undefined))}
        />
      </FieldFrame>
    </>
  );
}
