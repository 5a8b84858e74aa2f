import { useApolloClient } from '@apollo/client/react';
import { Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import type { AccountSettingsPatch } from '../../../apollo/schemaTypes.generated';
import { notify } from '../../../kit/feedback/toasts/notify';
import { SaveButton } from '../../../kit/form/FormActions';
import { FormConflict } from '../../../kit/form/conflict/FormConflict';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { FormHead } from '../../../kit/form/FormHead';
import { useSaveForm, type SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import {
  AccountSettingsDocument,
  useUpdateAccountSettingsMutation,
  type AccountSettingsFieldsFragment,
} from './accountSettings.generated';

export type Settings = AccountSettingsFieldsFragment;

export interface SettingsSectionProps {
  settings: Settings;
  onSaved: () => void;
}

interface Options<TValues extends FieldValues> extends SettingsSectionProps {
  valuesOf: (settings: Settings) => TValues;
  patchOf: (values: TValues) => AccountSettingsPatch;
}

/**
 * Creates the form of one section of the account settings. Saving changes that part of the account, and refreshes the
 * session.
 */
export function useSettingsForm<TValues extends FieldValues>({
  settings,
  valuesOf,
  patchOf,
  onSaved,
}: Options<TValues>): SaveForm<TValues> {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { refresh } = useSessionContext();
  const [update] = useUpdateAccountSettingsMutation();
  const started = useRef(valuesOf(settings));
  const version = useRef(settings.version);
  useEffect(() => {
    // When only other sections have changed, the form adopts the new version, so that saving causes no conflict.
    if (JSON.stringify(valuesOf(settings)) === JSON.stringify(started.current))
      version.current = settings.version;
  }, [settings, valuesOf]);

  return useSaveForm<TValues>({
    defaultValues: started.current,
    loadCurrent: async () => {
      const { data } = await client.query({ query: AccountSettingsDocument, fetchPolicy: 'network-only' });
      version.current = data!.accountSettings.version;
      return valuesOf(data!.accountSettings);
    },
    save: async (values) => {
      await update({ variables: { version: version.current, input: patchOf(values) } });
      // Name, address, language and time zone of the viewer are part of the session.
      await refresh().catch(() => undefined);
      notify({ type: 'success', title: t('accountSettings.saved') });
      onSaved();
    },
  });
}

/** Card of a section with its fields and the save button. */
export function SettingsForm<TValues extends FieldValues>({
  form,
  title,
  saveLabel,
  fieldNames = {},
  children,
}: {
  form: SaveForm<TValues>;
  title: string;
  saveLabel?: string;
  fieldNames?: FieldNames;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const label = saveLabel ?? t('actions.save');
  return (
    <Section title={title} p={{ base: '4', md: '5' }}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <FormHead form={form} />
          {children}
          <Flex justify="flex-end">
            <SaveButton form={form} label={label} />
          </Flex>
        </Stack>
      </form>
      <FormConflict form={form} names={fieldNames} />
    </Section>
  );
}
