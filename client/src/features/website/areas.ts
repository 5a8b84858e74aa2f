import {
  Handshake,
  HeartHandshake,
  Images,
  Newspaper,
  PenLine,
  ShoppingBag,
  type LucideIcon,
} from 'lucide-react';
import type { ContentKind } from '../../apollo/schemaTypes.generated';

/**
 * Areas of the website in menu order, with their icon and path segment. The portal and the website use the same
 * segment.
 */
export const areas = {
  NEWS: { path: 'news', icon: Newspaper },
  BLOG: { path: 'blog', icon: PenLine },
  SERVICE: { path: 'services', icon: HeartHandshake },
  ALBUM: { path: 'photos', icon: Images },
  PRODUCT: { path: 'shop', icon: ShoppingBag },
  PARTNER: { path: 'partners', icon: Handshake },
} as const satisfies Record<ContentKind, { path: string; icon: LucideIcon }>;

/** Returns whether contents of a kind are ordered by date alone, the latest first. Other kinds also have a position. */
export const isDated = (kind: ContentKind) => kind === 'NEWS' || kind === 'BLOG';

export const contentKinds = Object.keys(areas) as ContentKind[];

/** Returns the content kind of a portal path, such as `/admin/website/photos/12`; defaults to news. */
export const kindOf = (pathname: string): ContentKind => {
  const [, , , area] = pathname.split('/');
  return contentKinds.find((kind) => areas[kind].path === area) ?? 'NEWS';
};
