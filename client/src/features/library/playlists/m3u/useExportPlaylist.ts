import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../../apollo/session/SessionContext';
import { saveExport } from '../../../../kit/data/files/saveExport';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { useReauthentication } from '../../../../kit/proof/ReauthenticationContext';

export type PlaylistFormat = 'm3u8' | 'pls' | 'xspf';

/** Returns a function that downloads a playlist file, as M3U by default. The file is named like the playlist. */
export function useExportPlaylist() {
  const { t } = useTranslation();
  const session = useSessionContext();
  const reauthentication = useReauthentication();
  const notifyError = useNotifyError();
  return async ({ id, name }: { id: string; name: string }, format: PlaylistFormat = 'm3u8') => {
    try {
      await saveExport(
        `/api/exports/playlists/${id}.${format}`,
        `${fileNameOf(name)}.${format}`,
        session,
        reauthentication,
      );
    } catch (error) {
      notifyError(t('playlists.exportFailed'), error);
    }
  };
}

/** Converts a playlist name to a file name: removes characters that file systems do not allow. */
export const fileNameOf = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 120) || 'playlist';
