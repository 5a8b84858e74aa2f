import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { RadioComment } from '../../content/public.ts';
import { byIdOf } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Video } from '../media/kinds/video.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'VideoComment'), description: 'Comment on a video.' })
export class VideoComment extends RadioComment {
  @Field(() => Video, { description: 'Video of the comment.' })
  @ListField({ via: { videoId: byIdOf('Video') } })
  @ManyToOne({ entity: () => Video, ref: true, deleteRule: 'cascade', index: true })
  video!: Ref<Video>;
}
