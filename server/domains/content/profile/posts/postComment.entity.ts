import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Comment } from '../../comments/comment.ts';
import { User } from '../../../platform/public.ts';
import { Colleague } from '../colleague.ts';
import { Post } from './post.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'Post'), description: 'Comment on a post.' })
export class PostComment extends Comment {
  @ManyToOne({ entity: () => Post, ref: true, deleteRule: 'cascade', index: true })
  post!: Ref<Post>;

  @Field(() => Colleague, { description: 'Author of the comment.' })
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;
}
