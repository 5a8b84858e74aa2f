import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** Where a machine of somebody hears what happens: what they may see, on one radio. */
@Entity()
export class Webhook extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  about!: Ref<Radio> | null;

  @Property({ type: 'text' })
  url!: string;

  /** What its messages are signed with, locked. */
  @Property({ type: 'text', hidden: true })
  secret!: string;

  @Property({ type: 'json' })
  kinds!: string[];

  @Property({ type: 'boolean' })
  isOn!: boolean;

  @Property({ type: 'datetime' }) createdAt!: Date;

  /** Since when nothing has arrived; null where the last message did. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  failingSince: Date | null = null;

  /** How often in a row nobody answered. */
  @Property({ type: 'integer', default: 0, hidden: true })
  silences: number = 0;

  /** Until when it is left alone, for nobody answers. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  restsUntil: Date | null = null;

  /** Until when one job alone sends to it. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  heldUntil: Date | null = null;
}
