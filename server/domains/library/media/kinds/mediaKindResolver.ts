import { Resolver, type ClassType } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { FieldProblems } from '../../../../kit/errors.ts';
import type { SearchResultFields } from '../../../../kit/list/search/searchResult.ts';
import {
  RecoverableUpdateResolver,
  type RecoverableOptions,
} from '../../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import type { Write, Written } from '../../../../kit/resource/writes.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { findPlaylistsContaining, recountPlaylists } from '../../playlists/recountPlaylists.ts';
import { librarySearch } from '../../search/librarySearch.ts';
import { usableMedia } from '../failures.ts';
import { publishMediaChanged } from '../mediaEvents.ts';
import { withMediaFields } from '../mediaFields.ts';
import type { MediaPatch } from '../media.inputs.ts';
import type { MediaItem } from '../mediaItem.entity.ts';
import { MediaReferences } from '../mediaReferences.ts';
import { problemsOfMedium, valuesOfMedium } from '../editing/mediaValues.ts';
import { requireUnusedMedium } from '../uses.ts';

/** Lists, updates and recycle bin of one kind of media. There is no `createX`: media are created by uploads. */
export function MediaKindResolver<T extends MediaItem, P extends MediaPatch>(
  item: ClassType<T>,
  patch: ClassType<P>,
  { views, ...found }: Pick<SearchResultFields, 'list' | 'record'> & { views: string },
) {
  const reads: RecoverableOptions = {
    views,
    roles: { staff: ['read'], editor: ['manage'] },
    searchLanguage: librarySearch,
    whereListed: (context: Context) => usableMedia(context, {}),
    searchResult: { title: '{title}', subtitle: '{credit}', picture: 'artwork', ...found },
  };

  @Resolver(() => item)
  abstract class MediaOfKind extends withMediaFields(item, RecoverableUpdateResolver(item, patch, reads)) {
    protected override check(given: P, { existing, ...writing }: Write<T>): Promise<FieldProblems> {
      return problemsOfMedium(given, existing as Stored<MediaItem>, new MediaReferences(writing));
    }

    protected override prepare(given: P, { existing, ...writing }: Write<T>): Promise<object> {
      return valuesOfMedium(given, existing as Stored<MediaItem>, new MediaReferences(writing));
    }

    protected override beforeDelete(existing: Stored<T>, write: Write<T>): Promise<void> {
      return requireUnusedMedium(write, item.name, (existing as Stored<MediaItem>).id);
    }

    /** Recomputes size and duration of the playlists with the medium, including those in the recycle bin. */
    protected override async afterWrite({ id, ...writing }: Written<T> & Writing): Promise<void> {
      const playlists = await findPlaylistsContaining(writing.transaction, [id]);
      await recountPlaylists(writing.transaction, playlists);
      await publishMediaChanged(writing, [id]);
    }
  }
  return MediaOfKind;
}
