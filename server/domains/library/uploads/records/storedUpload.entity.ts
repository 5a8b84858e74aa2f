import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { Radio, User } from '../../../platform/public.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';
import { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';

/**
 * Record of an upload, shared by all processes: written when the upload is admitted, and stored for a week. Until the library has its
 * bytes, it reserves their space. Uploads are only found by their random key, and no list shows them.
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

  /** Received bytes at the last progress; the stored bytes determine where the upload continues. */
  @Property({ type: wholeNumber })
  arrived!: number;

  /** Id of the multipart upload in a bucket. */
  @Property({ type: 'text', nullable: true })
  parts!: string | null;

  @Property({ type: 'datetime', index: true })
  beganAt!: Date;

  /** Last progress of the upload. */
  @Property({ type: 'datetime', index: true })
  receivedAt!: Date;

  /** Address of the client that began the upload; replaced by that of the request that completes it. */
  @Property({ type: 'string' })
  address!: string;

  @Property({ type: 'string' })
  requestId!: string;

  /** True for uploads by API tokens, whose rights cannot be checked once the request has ended. */
  @Property({ type: 'boolean' })
  byProgram!: boolean;

  /** Target of an attached medium, as its domain wrote it. */
  @Property({ type: 'string', nullable: true, index: true })
  target!: string | null;

  /** Shared by files that were uploaded from one folder together. */
  @Property({ type: 'string', nullable: true, index: true })
  dropGroup!: string | null;

  /** For pictures: the declared number of sounds next to it, and further entities that the uploader may change. */
  @Property({ type: 'integer', nullable: true })
  sounds!: number | null;

  @Property({ type: 'string', nullable: true })
  mayChange!: string | null;

  /** Id of the resulting medium; not a relation, because the upload stays completed when the medium is deleted. */
  @Property({ type: 'integer', nullable: true, index: true })
  mediaId!: number | null;

  /** For received pictures: the state, whether the picture is used already, and the reason of a failure. */
  @Enum({ items: () => PictureState, nullable: true, index: true })
  picture!: PictureState | null;

  @Property({ type: 'boolean' })
  isUsed!: boolean;

  @Enum({ items: () => PictureFailure, nullable: true })
  failure!: PictureFailure | null;
}
