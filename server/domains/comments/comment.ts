import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import type { User } from '../users/user.entity.ts';

/** What somebody who works here wrote about something of the house. It goes with them. */
@ObjectType({ simpleResolvers: true })
export abstract class Comment extends EditableEntity {
  /** Each kind says as whom its readers know them. */
  abstract author: Ref<User>;

  @Field({ description: 'Plain text as it was typed, 1 to 2,000 characters; line ends count. Never HTML.' })
  @Property({ type: 'text' })
  text!: string;
}
