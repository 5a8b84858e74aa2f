import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSessionContext, useViewedRole } from '../../apollo/session/SessionContext';
import { tabView, type ViewedRole } from '../../apollo/session/tabView';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { rolePaths } from './paths';

/** Shows the portal in this tab as a role would see it, or as oneself again; what was loaded before is forgotten. */
export function useViewAs() {
  const { t } = useTranslation();
  const { refresh } = useSessionContext();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notifyError = useNotifyError();

  const change = async (role: ViewedRole | undefined, nextPage: string) => {
    const before = tabView.get();
    // From here on requests are made as the other; then nothing may be left of what was seen before.
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

/** Whether this tab views the portal as a role right now. */
export const useIsViewing = (): boolean => useViewedRole() !== undefined;
