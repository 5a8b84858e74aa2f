import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';

/** How many listened to a mount point in a minute. There is none for a minute in which nobody could count. */
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
  least!: number;

  @Property({ type: 'integer' })
  most!: number;

  /** The sum of all looks, of which there are so many. */
  @Property({ type: 'integer' })
  total!: number;

  @Property({ type: 'integer' })
  looks!: number;
}
