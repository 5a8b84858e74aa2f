import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/** Block of one person by another; the blocked person is not notified. */
@Entity()
@Unique({ properties: ['blocker', 'blocked'] })
export class ChatBlock extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  blocker!: Ref<User>;

  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  blocked!: Ref<User>;

  @Property({ type: 'datetime' })
  since!: Date;
}
