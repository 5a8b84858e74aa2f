import type { Ref } from '@mikro-orm/core';
import { ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';

/** What an hour and a day have of figures, both made of minutes. */
@ObjectType({ simpleResolvers: true })
export abstract class AudienceSpan extends RadioOwned {
  /** Null for the radio as a whole: the most of it is not the sum of the most of each. */
  @ManyToOne({ entity: () => MountPoint, ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint> | null;

  @Property({ type: 'integer' })
  least!: number;

  @Property({ type: 'integer' })
  most!: number;

  /** The minute of the most, counted since 1970. */
  @Property({ type: 'integer' })
  mostAt!: number;

  /** The averages of all minutes that are known, added up: seconds of listening are sixty times that. */
  @Property({ type: 'double' })
  total!: number;

  /** How many minutes are known. */
  @Property({ type: 'integer' })
  minutes!: number;

  /** How many different ones listened; null where they are not told apart. */
  @Property({ type: wholeNumber, nullable: true })
  listeners: number | null = null;
}
