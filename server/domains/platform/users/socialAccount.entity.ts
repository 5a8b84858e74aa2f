import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { User } from './user.entity.ts';

@Entity()
@Unique({ properties: ['provider', 'externalId'] })
@Unique({ properties: ['user', 'provider'] })
@OutputType({ rule: 'parent', description: 'An account of a user at another service.' })
export class SocialAccount extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field({ description: 'The service, in lower case, such as `google`.' })
  @Property({ type: 'string' })
  provider!: string;

  @Field({ description: 'Id or handle of the user at the service.' })
  @Property({ type: 'string' })
  externalId!: string;
}
