import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';
import { ListenerDevice } from './listenerDevice.ts';

/**
 * That somebody listened to a mount point, from when to when, on one day of the radio: whoever listens through midnight has
 * another one. No address is kept, and none can be found again: the mark is made with a secret that is forgotten with the day.
 */
@Entity()
@Index({ properties: ['mount', 'day'] })
@Index({ properties: ['mount', 'isOpen'] })
export class ListenerSession {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => MountPoint, ref: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'string', length: 32 })
  mark!: string;

  /** The number of the connection at the server; it means nothing once that is over. */
  @Property({ type: 'string', length: 40 })
  connection!: string;

  /** Empty for one that is not known. */
  @Property({ type: 'string', length: 40 })
  program!: string;

  @Enum({ items: () => ListenerDevice })
  device!: ListenerDevice;

  /** Two letters of ISO 3166-1; empty where it is not known. */
  @Property({ type: 'string', default: '' })
  country: string = '';

  @Property({ type: 'datetime' })
  startedAt!: Date;

  /** When it was last there, to a minute while it goes on. */
  @Property({ type: 'datetime' })
  seenAt!: Date;

  @Property({ type: 'boolean' })
  isOpen!: boolean;
}
