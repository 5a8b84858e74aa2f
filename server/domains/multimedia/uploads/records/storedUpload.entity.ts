import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { Radio } from '../../../organization/radios/radio.entity.ts';
import { User } from '../../../users/user.entity.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';
import { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';

/**
 * An upload beside its bytes, for every process: written when it is admitted, and kept for a week. Until the library has
 * its bytes it keeps their room. It is reached by its random key alone, and no list shows it.
 */
@Entity()
export class StoredUpload extends BaseEntity {
  /** Random; the last part of its address, and the name of its bytes. */
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @ManyToOne({ entity: () => Radio, ref: true, deleteRule: 'cascade', index: true })
  radio!: Ref<Radio>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  sender!: Ref<User>;

  @Enum({ items: () => MediaKind })
  kind!: MediaKind;

  @Property({ type: 'string' })
  fileName!: string;

  /** In bytes, as its sender declared it. */
  @Property({ type: wholeNumber })
  size!: number;

  /** How many bytes were there when something was last heard of it; the bytes themselves say where it goes on. */
  @Property({ type: wholeNumber })
  arrived!: number;

  /** Under which name a bucket takes its parts. */
  @Property({ type: 'text', nullable: true })
  parts!: string | null;

  @Property({ type: 'datetime', index: true })
  beganAt!: Date;

  /** When something of it came last. */
  @Property({ type: 'datetime', index: true })
  heardAt!: Date;

  /** The request that began it, until another one has sent the end of it. */
  @Property({ type: 'string' })
  address!: string;

  @Property({ type: 'string' })
  requestId!: string;

  /** Whether a program with a token sends it: nobody asks later what that token allows. */
  @Property({ type: 'boolean' })
  byProgram!: boolean;

  /** Of a kind that belongs to something outside of the library: what that is, as its domain wrote it. */
  @Property({ type: 'string', nullable: true, index: true })
  target!: string | null;

  /** Shared by what came out of one folder in one go. */
  @Property({ type: 'string', nullable: true, index: true })
  dropGroup!: string | null;

  /** Of a picture: how many sounds its sender says are beside it, and what else of the library they may change. */
  @Property({ type: 'integer', nullable: true })
  sounds!: number | null;

  @Property({ type: 'string', nullable: true })
  mayChange!: string | null;

  /** What the library has made of it; no relation, for the upload has become something also when that is gone. */
  @Property({ type: 'integer', nullable: true, index: true })
  mediaId!: number | null;

  /** Of a picture that has arrived: how far it is, whether anything has it already, and why it is of no use. */
  @Enum({ items: () => PictureState, nullable: true, index: true })
  picture!: PictureState | null;

  @Property({ type: 'boolean' })
  isUsed!: boolean;

  @Enum({ items: () => PictureFailure, nullable: true })
  failure!: PictureFailure | null;
}
