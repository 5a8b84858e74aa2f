import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** Webhook of a person, which receives events of one radio and of the platform. It receives only events that the person may see. */
@Entity()
export class Webhook extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  about!: Ref<Radio> | null;

  @Property({ type: 'text' })
  url!: string;

  /** Signing secret, encrypted. */
  @Property({ type: 'text', hidden: true })
  secret!: string;

  @Property({ type: 'json' })
  kinds!: string[];

  @Property({ type: 'boolean' })
  isOn!: boolean;

  @Property({ type: 'datetime' }) createdAt!: Date;

  /** Start of the current series of failures; null when there is none. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  failingSince: Date | null = null;

  /** Number of consecutive attempts that the receiver has not answered. */
  @Property({ type: 'integer', default: 0, hidden: true })
  silences: number = 0;

  /** End of the pause after unanswered deliveries or a `Retry-After`; null without a pause. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  restsUntil: Date | null = null;

  /** Until when one job may send to the webhook exclusively; null while no job sends. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  leasedUntil: Date | null = null;
}
