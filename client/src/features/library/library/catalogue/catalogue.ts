import type { LucideIcon } from 'lucide-react';
import type { AlbumFieldsFragment } from './albums/albums.generated';
import type { ArtisteFieldsFragment } from './artistes.generated';

export type CatalogueRecord = ArtisteFieldsFragment | AlbumFieldsFragment;

/** Configuration of the artiste or album screens. */
export interface CatalogueKindScreens {
  /** Type name in permissions, records and the cache. */
  type: 'Artiste' | 'Album';
  /** Key of the texts of the kind under `multimedia`. Also the segment after `/uploads/` in the addresses of its pictures. */
  words: 'artistes' | 'albums';
  icon: LucideIcon;
  paths: { list: string; bin: string; duplicates: string; detail: (id: string) => string };
  pictureName: 'picture' | 'cover';
  useRequests: () => CatalogueRequests;
  useLikelyDuplicates: (options: LikelyDuplicatesOptions) => LikelyDuplicates;
}

/** Mutations of artistes or albums by id. */
export interface CatalogueRequests {
  confirm: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  purge: (id: string) => Promise<unknown>;
  merge: (intoId: string, fromIds: string[]) => Promise<unknown>;
}

/** Selects the likely duplicates of one record, or a page of all groups. */
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
