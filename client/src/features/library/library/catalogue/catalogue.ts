import type { LucideIcon } from 'lucide-react';
import type { AlbumFieldsFragment } from './albums.generated';
import type { ArtisteFieldsFragment } from './artistes.generated';

export type CatalogueRecord = ArtisteFieldsFragment | AlbumFieldsFragment;

/** What the screens of artistes and of albums need to know of the kind that they show. */
export interface CatalogueKindScreens {
  /** What it is called in rules, records and the cache. */
  type: 'Artiste' | 'Album';
  /** Where its words are, under `multimedia`, and where its pictures are sent. */
  words: 'artistes' | 'albums';
  icon: LucideIcon;
  paths: { list: string; bin: string; duplicates: string; detail: (id: string) => string };
  pictureName: 'picture' | 'cover';
  useRequests: () => CatalogueRequests;
  useLikelyDuplicates: (options: LikelyDuplicatesOptions) => LikelyDuplicates;
}

/** What is asked of the server about one of them. */
export interface CatalogueRequests {
  confirm: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  purge: (id: string) => Promise<unknown>;
  merge: (intoId: string, fromIds: string[]) => Promise<unknown>;
}

/** Those that are likely the same as one, or a page of all groups that are likely the same. */
export interface LikelyDuplicatesOptions {
  variables: { id: string } | { page: number };
  fetchPolicy?: 'cache-and-network';
}

export interface LikelyDuplicates {
  query: { loading: boolean; error?: unknown; refetch: () => Promise<unknown> };
  found: { groups: readonly { items: readonly CatalogueRecord[] }[]; totalGroups: number } | undefined;
}

export const nameOf = (record: { name: string } | { title: string }) =>
  'title' in record ? record.title : record.name;

export const pictureOf = (record: { picture: string } | { cover: string }) =>
  'cover' in record ? record.cover : record.picture;
