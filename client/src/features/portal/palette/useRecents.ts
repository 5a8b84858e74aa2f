import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import { usePages } from '../../../kit/pages/Pages';
import { forgetRecents, noteRecent } from './recents';

/** Stores the pages that the viewer opens, so that the command palette can suggest them. */
export function useNoteVisits() {
  const { id } = useViewer();
  const { pathname } = useLocation();
  const target = usePages().find(({ to }) => to === pathname)?.target;
  useEffect(() => {
    if (target !== undefined) noteRecent(id, 'pages', target);
  }, [id, target]);
}

/** Deletes the recent searches and pages at sign-out. The next user of this computer must not see them. */
export function useForgetAtSignOut() {
  const { session } = useSessionContext();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getState().status === 'signedOut') forgetRecents();
      }),
    [session],
  );
}
