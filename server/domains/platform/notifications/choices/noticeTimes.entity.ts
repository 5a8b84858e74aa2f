import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** Quiet hours and digest time of a person; times of the day in the person's time zone, as `HH:MM`. */
@Entity()
@Unique({ properties: ['user'] })
export class NoticeTimes extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Property({ type: 'string', nullable: true })
  quietFrom: string | null = null;

  @Property({ type: 'string', nullable: true })
  quietUntil: string | null = null;

  @Property({ type: 'string' })
  digestAt!: string;

  /** Day on which the last digest was sent or turned out empty, in the person's time zone. */
  @Property({ type: 'date', nullable: true })
  digestedOn: string | null = null;
}

export const usualTimes = { quietFrom: null, quietUntil: null, digestAt: '08:00' } as const;
