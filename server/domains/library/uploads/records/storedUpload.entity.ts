import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { Radio, User } from '../../../platform/public.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';
import { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';

/**
 * Record of an upload, shared by all processes. It is written when the upload is admitted, and deleted a week later.
 * It reserves the space of the bytes until the library has stored them, or for an hour after the last progress.
 */
@Entity()
export class StoredUpload extends BaseEntity {
  /** Random key: the last part of the upload address, and the name of its file. */
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

  /** Declared size in bytes. */
  @Property({ type: wholeNumber })
  size!: number;

  /**
   * Number of received bytes at the last progress. The upload continues after the bytes that are stored,
   * which may be more.
   */
  @Property({ type: wholeNumber })
  arrived!: number;

  /** Id of the multipart upload in the bucket; null when there is none. */
  @Property({ type: 'text', nullable: true })
  parts!: string | null;

  @Property({ type: 'datetime', index: true })
  beganAt!: Date;

  /** When the upload last received bytes. */
  @Property({ type: 'datetime', index: true })
  receivedAt!: Date;

  /** Address of the client that began the upload. Replaced by the address of the client that completes it. */
  @Property({ type: 'string' })
  address!: string;

  @Property({ type: 'string' })
  requestId!: string;

  /** True for uploads by API tokens, whose rights cannot be checked once the request has ended. */
  @Property({ type: 'boolean' })
  byProgram!: boolean;

  /** Target of an attached medium, as written by the domain that owns it. */
  @Property({ type: 'string', nullable: true, index: true })
  target!: string | null;

  /** Shared by files that were uploaded from one folder together. */
  @Property({ type: 'string', nullable: true, index: true })
  dropGroup!: string | null;

  /** For pictures: number of sounds that are uploaded along with it, as declared by the client. */
  @Property({ type: 'integer', nullable: true })
  sounds!: number | null;

  @Property({ type: 'string', nullable: true })
  mayChange!: string | null;

  /**
   * Id of the resulting medium. It is not a relation, because the upload stays completed when the medium is
   * deleted.
   */
  @Property({ type: 'integer', nullable: true, index: true })
  mediaId!: number | null;

  /**
   * State of a received picture; null for sounds and videos. `isUsed` is true once an album or medium shows the picture.
   */
  @Enum({ items: () => PictureState, nullable: true, index: true })
  picture!: PictureState | null;

  @Property({ type: 'boolean' })
  isUsed!: boolean;

  @Enum({ items: () => PictureFailure, nullable: true })
  failure!: PictureFailure | null;
}
