import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MountPoint } from '../../broadcasting/public.ts';

/** Listener figures of a mount point in one minute. Minutes without a successful count have no row. */
@Entity()
@Unique({ properties: ['mount', 'minute'] })
export class AudienceMinute {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => MountPoint, ref: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  /** Minutes since 1970. */
  @Property({ type: 'integer' })
  minute!: number;

  @Property({ type: 'integer' })
  lowest!: number;

  @Property({ type: 'integer' })
  peak!: number;

  /** Sum of the listener counts of all polls in the minute; `polls` is the number of polls. */
  @Property({ type: 'integer' })
  total!: number;

  @Property({ type: 'integer' })
  polls!: number;
}
