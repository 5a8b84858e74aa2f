import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MountPoint } from '../../broadcasting/public.ts';

/** Secret salt that pseudonymises the listeners of a mount point on one day. Deleted when the day is over. */
@Entity()
@Unique({ properties: ['mount', 'day'] })
export class AudienceSalt {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => MountPoint, ref: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Property({ type: 'date' })
  day!: string;

  /** Encrypted with the secret of the installation. */
  @Property({ type: 'string', length: 120 })
  salt!: string;
}
