import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../../apollo/session/SessionContext';
import { saveExport } from '../../../../kit/data/saveExport';
import { useNotifyError } from '../../../../kit/feedback/useNotifyError';
import { useProofGate } from '../../../../kit/proof/ProofContext';

/** Saves a playlist as an M3U under its own name. */
export function useExportPlaylist() {
  const { t } = useTranslation();
  const session = useSessionContext();
  const proof = useProofGate();
  const notifyError = useNotifyError();
  return async ({ id, name }: { id: string; name: string }) => {
    try {
      await saveExport(`/api/exports/playlists/${id}.m3u8`, `${fileNameOf(name)}.m3u8`, session, proof);
    } catch (error) {
      notifyError(t('playlists.exportFailed'), error);
    }
  };
}

/** A name without what file systems take for something else. */
export const fileNameOf = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 120) || 'playlist';
