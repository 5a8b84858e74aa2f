import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSessionContext, useViewedRole } from '../../apollo/session/SessionContext';
import { tabView, type ViewedRole } from '../../apollo/session/tab';
import { useNotifyError } from '../../kit/feedback/toasts/useNotifyError';
import { rolePaths } from './paths';

/** Returns functions that view the portal in this tab as a role, and as oneself again. Both clear all loaded data. */
export function useViewAs() {
  const { t } = useTranslation();
  const { refresh } = useSessionContext();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();

  const change = async (role: ViewedRole | undefined, nextPage: string) => {
    const before = tabView.get();
    // Requests now use the new role, so cached data of the previous one must be cleared.
    tabView.set(role);
    try {
      await client.clearStore();
      await refresh();
    } catch (error) {
      tabView.set(before);
      notifyError(t('roles.viewFailed'), error);
      return;
    }
    await navigate(nextPage);
  };
  return {
    viewAs: ({ id, name }: ViewedRole) => change({ id, name }, '/'),
    stop: () => change(undefined, rolePaths.list),
  };
}

/** True while this tab views the portal as a role. */
export const useIsViewing = (): boolean => useViewedRole() !== undefined;
