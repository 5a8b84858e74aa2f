import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { byIdOf } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioComment } from '../../content/public.ts';
import { Podcast } from '../podcasts/podcast.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'PodcastComment'), description: 'A comment on a podcast.' })
export class PodcastComment extends RadioComment {
  @Field(() => Podcast, { description: 'Podcast of the comment.' })
  @ListField({ via: { podcastId: byIdOf('Podcast') } })
  @ManyToOne({ entity: () => Podcast, ref: true, deleteRule: 'cascade', index: true })
  podcast!: Ref<Podcast>;
}
