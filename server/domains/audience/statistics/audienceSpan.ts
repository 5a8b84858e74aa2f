import type { Ref } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { RadioOwned } from '../../platform/public.ts';

/** Listener figures that hours and days have in common, both aggregated from minutes. */
@ObjectType({ simpleResolvers: true })
export abstract class AudienceSpan extends RadioOwned {
  /**
   * Null for the whole radio. It has its own rows, because its peak is not the sum of the peaks of its mount
   * points.
   */
  @ManyToOne({ entity: () => MountPoint, ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint> | null;

  @Property({ type: 'integer' })
  lowest!: number;

  @Property({ type: 'integer' })
  peak!: number;

  /** First minute with the peak, in minutes since 1970. */
  @Property({ type: 'integer' })
  peakAt!: number;

  /** Sum of the averages of all known minutes; times sixty it is the listening time in seconds. */
  @Property({ type: 'double' })
  total!: number;

  /** Number of minutes with known listener counts. */
  @Property({ type: 'integer' })
  minutes!: number;

  /**
   * Number of different listeners; for the whole radio, the sum over its mount points. Null when there were listeners, but their
   * sessions are not stored.
   */
  @Property({ type: wholeNumber, nullable: true })
  listeners: number | null = null;
}
