import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { NumberFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

@Entity({ discriminatorValue: MediaKind.VIDEO })
@OutputType({
  rule: allow('read', 'Video'),
  description:
    'Video of the library. Unless another picture was uploaded, its picture is the one embedded in the file, or else a frame of the video, which requires ffmpeg on the server.',
})
export class Video extends MediaItem {
  override kind = MediaKind.VIDEO;

  @Field(() => Int, {
    nullable: true,
    description: 'Width in pixels; null when unknown, such as before the analysis.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Height in pixels; null when unknown, such as before the analysis.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  @Field({ description: 'Description, at most 5,000 characters of plain text; may be empty.' })
  @Property({ type: 'text', default: '' })
  description: string = '';

  /** Storage key of the captions as WebVTT; empty without captions. */
  @Property({ type: 'string', hidden: true, default: '' })
  captionsKey: string = '';
}
