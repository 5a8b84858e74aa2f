import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessionContext, useViewer } from '../../../apollo/session/SessionContext';
import { usePages } from '../../../kit/pages/Pages';
import { forgetRecents, noteRecent } from './recents';

/** Remembers the pages that the viewer opens. */
export function useNoteVisits() {
  const { id } = useViewer();
  const { pathname } = useLocation();
  const target = usePages().find(({ to }) => to === pathname)?.target;
  useEffect(() => {
    if (target !== undefined) noteRecent(id, 'pages', target);
  }, [id, target]);
}

/** What one person has searched for must not be there for the next one at the same desk. */
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
