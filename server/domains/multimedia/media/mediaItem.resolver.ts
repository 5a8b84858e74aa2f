import { Resolver } from 'type-graphql';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { librarySearch } from '../search/librarySearch.ts';
import { withMediaFields } from './mediaFields.ts';
import { MediaItem } from './mediaItem.entity.ts';

/** Everything in the library, whatever its kind, to be read; it is changed through its kind. */
@Resolver(() => MediaItem)
export class MediaItemResolver extends withMediaFields(
  MediaItem,
  ReadResolver(MediaItem, { searchLanguage: librarySearch }),
) {}
