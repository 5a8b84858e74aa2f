import { Field, Int } from 'type-graphql';
import { SafeInt } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { PlaylistItem } from './playlistItem.entity.ts';

@OutputType({ rule: 'parent', description: 'A stretch of a playlist, in its order.' })
export class PlaylistItemPage {
  @Field(() => [PlaylistItem], { description: 'The items of this page, at most `perPage`.' })
  items!: PlaylistItem[];
  @Field(() => Int, { description: 'How many items the playlist has now.' }) totalItems!: number;
  @Field(() => Boolean, { description: 'Always true: items are counted to the last.' })
  totalIsExact!: boolean;
  @Field(() => SafeInt, {
    description: 'How long all of them play together now, in milliseconds from cue to cue.',
  })
  duration!: number;
}

@OutputType({ rule: 'parent', description: 'What criteria find at the moment.' })
export class SmartPreview {
  @Field(() => [MediaItem], { description: 'The media of this page, at most `perPage`.' })
  items!: MediaItem[];
  @Field(() => Int, { description: 'How many there are in all.' }) totalItems!: number;
  @Field(() => Boolean, { description: 'Always true: they are counted to the last.' })
  totalIsExact!: boolean;
  @Field(() => SafeInt, {
    description: 'How long all of them play together, in milliseconds from cue to cue.',
  })
  duration!: number;
}
