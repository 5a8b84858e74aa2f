import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { User } from '../../../platform/public.ts';
import { Colleague } from '../colleague.ts';
import { PostComment } from './postComment.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'Post'), description: 'Post of a person to colleagues.' })
export class Post extends EditableEntity {
  @Field(() => Colleague, { description: 'Author of the post.' })
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;

  @Field({ description: 'Plain text as typed, with line breaks; never HTML. May be empty.' })
  @Property({ type: 'text' })
  text!: string;

  @Field({
    description:
      'Address of a WebP picture, at most 1,280 pixels wide and high; empty without one. Change it with `PUT` and `DELETE /uploads/posts/:id/media`.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Field({
    description:
      'Address of an MP4 or WebM video, instead of a picture; empty without one. Supports range requests.',
  })
  @Property({ type: 'string', default: '' })
  video: string = '';

  @OneToMany(() => PostComment, (comment) => comment.post)
  comments = new Collection<PostComment>(this);
}
