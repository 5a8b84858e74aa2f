import { AudioLines, Clapperboard, Drum, Megaphone, Music, type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { lazyPart } from '../../../kit/late/late';
import type { MediaKind } from '../../../apollo/schemaTypes.generated';
import type { LibraryKind } from '../media/kinds';
import { libraryPaths } from '../paths';

/** Configuration of the media screens for one kind. */
export interface MediaKindScreens {
  kind: LibraryKind;
  /** Type name in permissions, records and the cache. */
  type: 'Song' | 'Jingle' | 'Generic' | 'Publicity' | 'Video';
  /** Key of the kind's texts under `multimedia`. */
  words: 'songs' | 'jingles' | 'generics' | 'publicities' | 'videos';
  icon: LucideIcon;
  paths: { list: string; bin: string; detail: (id: string) => string };
  EditDrawer: ComponentType<{ id: string; onClose: () => void }>;
}

export const songs: MediaKindScreens = {
  kind: 'SONG',
  type: 'Song',
  words: 'songs',
  icon: Music,
  paths: libraryPaths.Song,
  EditDrawer: lazyPart(() => import('./songs/SongEditDrawer')),
};

export const jingles: MediaKindScreens = {
  kind: 'JINGLE',
  type: 'Jingle',
  words: 'jingles',
  icon: AudioLines,
  paths: libraryPaths.Jingle,
  EditDrawer: lazyPart(() => import('./jingles/JingleEditDrawer')),
};

export const generics: MediaKindScreens = {
  kind: 'GENERIC',
  type: 'Generic',
  words: 'generics',
  icon: Drum,
  paths: libraryPaths.Generic,
  EditDrawer: lazyPart(() => import('./generics/GenericEditDrawer')),
};

export const publicities: MediaKindScreens = {
  kind: 'PUBLICITY',
  type: 'Publicity',
  words: 'publicities',
  icon: Megaphone,
  paths: libraryPaths.Publicity,
  EditDrawer: lazyPart(() => import('./publicities/PublicityEditDrawer')),
};

export const videos: MediaKindScreens = {
  kind: 'VIDEO',
  type: 'Video',
  words: 'videos',
  icon: Clapperboard,
  paths: libraryPaths.Video,
  EditDrawer: lazyPart(() => import('./videos/VideoEditDrawer')),
};

export const kindsOfMedia: readonly MediaKindScreens[] = [songs, jingles, generics, publicities, videos];

export const kindNamed = (kind: MediaKind) =>
  kindsOfMedia.find((candidate) => candidate.kind === kind) ?? songs;
