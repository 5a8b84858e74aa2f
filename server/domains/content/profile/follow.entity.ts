import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/** Following of a colleague by a person. */
@Entity()
@Unique({ properties: ['follower', 'followed'] })
export class Follow extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  follower!: Ref<User>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  followed!: Ref<User>;
}
