import { ListChecks, Wand2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { StatusBadge } from '../../../kit/data/StatusBadge';
import type { PlaylistRowFragment } from './playlists.generated';

/** Whether somebody chose the items, or criteria find them. */
export function ContentBadge({ content, t }: Pick<PlaylistRowFragment, 'content'> & { t: TFunction }) {
  return (
    <StatusBadge
      tone={content === 'FOUND' ? 'brand' : 'neutral'}
      icon={content === 'FOUND' ? Wand2 : ListChecks}
      label={t(`playlists.contents.${content}`)}
    />
  );
}
