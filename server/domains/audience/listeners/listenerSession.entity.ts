import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MountPoint } from '../../broadcasting/public.ts';
import { ListenerDevice } from './listenerDevice.ts';

/**
 * Listening session of one pseudonymous listener on a mount point, on one day of the radio. A session that continues through midnight is
 * split in two. `mark` identifies the listener within the day: an HMAC of IP address and user agent with a salt that is deleted when the
 * day is over. No IP address is stored, and none can be recovered.
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

  /** Connection id on the streaming server; meaningless once the connection has ended. */
  @Property({ type: 'string', length: 40 })
  connection!: string;

  /** Name of the listener program; empty when unknown. */
  @Property({ type: 'string', length: 40 })
  program!: string;

  @Enum({ items: () => ListenerDevice })
  device!: ListenerDevice;

  /** ISO 3166-1 alpha-2 code; empty when unknown. */
  @Property({ type: 'string', default: '' })
  country: string = '';

  @Property({ type: 'datetime' })
  startedAt!: Date;

  /** When the connection was last seen; up to a minute old while the session is open. */
  @Property({ type: 'datetime' })
  seenAt!: Date;

  @Property({ type: 'boolean' })
  isOpen!: boolean;
}
