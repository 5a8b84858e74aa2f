import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import type { User } from '../../platform/public.ts';

/** Comment of a staff member on a record of the platform; deleted with its author. */
@ObjectType({ simpleResolvers: true })
export abstract class Comment extends EditableEntity {
  /** Each kind exposes its author in its own form. */
  abstract author: Ref<User>;

  @Field({ description: 'Plain text as typed, 1 to 2,000 characters including line breaks. Never HTML.' })
  @Property({ type: 'text' })
  text!: string;
}
