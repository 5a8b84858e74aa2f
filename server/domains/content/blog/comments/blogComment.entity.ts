import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BooleanFilter, byIdOf } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Comment } from '../../comments/comment.ts';
import { User } from '../../../platform/public.ts';
import { BlogAuthor } from '../blogAuthor.ts';
import { BlogPost } from '../blogPost.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'BlogComment'), description: 'Comment on an article.' })
export class BlogComment extends Comment {
  @ListField({ via: { postId: byIdOf('BlogPost') } })
  @ManyToOne({ entity: () => BlogPost, ref: true, deleteRule: 'cascade', index: true })
  post!: Ref<BlogPost>;

  @Field(() => BlogAuthor, { description: 'Author of the comment.' })
  @ListField({ via: { authorId: { ...byIdOf('User'), shownAs: 'author.id' } } })
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;

  @Field({
    description: 'False when the comment is hidden from everybody except people who may update BlogComment.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  active: boolean = true;
}
