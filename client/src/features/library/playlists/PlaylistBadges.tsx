import { ListChecks, Wand2, CircleCheck, CircleSlash } from 'lucide-react';
import type { TFunction } from 'i18next';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import type { PlaylistRowFragment } from './playlists.generated';

/** Badge that shows whether a playlist's items are chosen by hand or found by criteria. */
export function ContentBadge({ content, t }: Pick<PlaylistRowFragment, 'content'> & { t: TFunction }) {
  return (
    <StatusBadge
      tone={content === 'FOUND' ? 'brand' : 'neutral'}
      icon={content === 'FOUND' ? Wand2 : ListChecks}
      label={t(`playlists.contents.${content}`)}
    />
  );
}

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
