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
    'A video of the library; its picture is its poster: a frame of it where it brings none and the server can decode films.',
})
export class Video extends MediaItem {
  override kind = MediaKind.VIDEO;

  @Field(() => Int, { nullable: true, description: 'Pixels from side to side; null until it was looked at.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Pixels from top to bottom; null until it was looked at.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  @Field({ description: 'What it shows, at most 5,000 characters of plain text; may be empty.' })
  @Property({ type: 'text', default: '' })
  description: string = '';

  /** The captions as WebVTT in the storage; empty when there are none. */
  @Property({ type: 'string', hidden: true, default: '' })
  captionsKey: string = '';
}
