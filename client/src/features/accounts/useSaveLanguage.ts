import { useApolloClient } from '@apollo/client/react';
import { useSessionContext } from '../../apollo/session/SessionContext';
import {
  AccountSettingsDocument,
  useUpdateAccountSettingsMutation,
} from './settings/accountSettings.generated';

/** Returns a function that saves the portal language in the account, for other devices and e-mails. */
export function useSaveLanguage() {
  const client = useApolloClient();
  const { refresh } = useSessionContext();
  const [update] = useUpdateAccountSettingsMutation();
  return async (language: string) => {
    try {
      const { data } = await client.query({ query: AccountSettingsDocument, fetchPolicy: 'network-only' });
      const { version } = data!.accountSettings;
      await update({ variables: { version, input: { language } } });
      await refresh();
    } catch {
      // No error message, because the portal on this device already uses the new language.
    }
  };
}
