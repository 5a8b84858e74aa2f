import { Handshake, HeartHandshake, Images, Newspaper, ShoppingBag, type LucideIcon } from 'lucide-react';
import type { ContentKind } from '../../apollo/schemaTypes.generated';

/** The areas of the website in menu order: part of the address, in the portal and on the website, and icon. */
export const areas = {
  NEWS: { path: 'news', icon: Newspaper },
  SERVICE: { path: 'services', icon: HeartHandshake },
  ALBUM: { path: 'photos', icon: Images },
  PRODUCT: { path: 'shop', icon: ShoppingBag },
  PARTNER: { path: 'partners', icon: Handshake },
} as const satisfies Record<ContentKind, { path: string; icon: LucideIcon }>;

export const contentKinds = Object.keys(areas) as ContentKind[];

/** The kind of a path of the portal, such as `/admin/website/photos/12`; news for other paths. */
export const kindOf = (pathname: string): ContentKind => {
  const [, , , area] = pathname.split('/');
  return contentKinds.find((kind) => areas[kind].path === area) ?? 'NEWS';
};
