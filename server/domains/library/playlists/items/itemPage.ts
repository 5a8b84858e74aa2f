import { Field, Int } from 'type-graphql';
import { SafeInt } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { PlaylistItem } from './playlistItem.entity.ts';

@OutputType({ rule: 'parent', description: 'Page of the items of a playlist, sorted by `position`.' })
export class PlaylistItemPage {
  @Field(() => [PlaylistItem], { description: 'Items of this page, at most `perPage`.' })
  items!: PlaylistItem[];
  @Field(() => Int, {
    description: 'Current number of items of the playlist, without media in the recycle bin.',
  })
  totalItems!: number;
  @Field(() => Boolean, { description: 'Always true: the count is exact.' })
  totalIsExact!: boolean;
  @Field(() => SafeInt, {
    description: 'Current total duration of the items from cue-in to cue-out, in milliseconds.',
  })
  duration!: number;
}

@OutputType({ rule: 'parent', description: 'Media that currently match criteria.' })
export class SmartPreview {
  @Field(() => [MediaItem], { description: 'Media of this page, at most `perPage`.' })
  items!: MediaItem[];
  @Field(() => Int, { description: 'Number of matching media, at most the `limit` of the criteria.' })
  totalItems!: number;
  @Field(() => Boolean, { description: 'Always true: the count is exact.' })
  totalIsExact!: boolean;
  @Field(() => SafeInt, {
    description:
      'Total duration of all media that `totalItems` counts, from cue-in to cue-out, in milliseconds.',
  })
  duration!: number;
}
