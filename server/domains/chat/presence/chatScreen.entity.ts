import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/** Process on which a person has connected screens. A process that stops confirming its rows has ended, and so have its screens. */
@Entity()
@Unique({ properties: ['user', 'processId'] })
@Index({ properties: ['processId'] })
export class ChatScreen extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Random id of the process. */
  @Property({ type: 'string', length: 40 })
  processId!: string;

  @Property({ type: 'datetime', index: true })
  seenAt!: Date;
}
