import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/**
 * Connection of a person to a process, for one or more screens such as browser tabs. The process updates `seenAt` regularly. When
 * it stops doing so, the process has ended, and its screens with it.
 */
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
