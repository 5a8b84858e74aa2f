import type { TFunction } from 'i18next';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';

/** Badge that shows whether a playlist is enabled. */
export function EnabledBadge({ enabled, t }: { enabled: boolean; t: TFunction }) {
  return (
    <StatusBadge
      tone={enabled ? 'good' : 'neutral'}
      icon={enabled ? CircleCheck : CircleSlash}
      label={t(enabled ? 'playlists.on' : 'playlists.off')}
    />
  );
}
