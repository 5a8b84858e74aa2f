import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { goesWithRadio } from '../../organization/radios/goesWithRadio.ts';
import { User } from '../../users/user.entity.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';
import type { MetadataRefusal } from './metadataRefusal.ts';

@Entity()
@Index({ properties: ['radio', 'owner'] })
@OutputType({
  rule: allow('read', 'MediaItem'),
  description:
    'Changes to many media that came out of a file and are saved in the background, each row by itself: a row that is refused holds up no other. Seen by nobody but its owner, and kept for 30 days.',
})
export class MetadataImport extends RadioOwned {
  @ManyToOne({ entity: () => User, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  owner!: Ref<User>;

  @Field({ description: 'Name of the file that it came from, 1 to 255 characters.' })
  @Property({ type: 'string' })
  fileName!: string;

  @Field(() => MediaKind, { description: 'The only kind of media that it changes.' })
  @Enum({ items: () => MediaKind })
  kind!: MediaKind;

  @Field(() => MetadataImportState, { description: 'How far it is.' })
  @Enum({ items: () => MetadataImportState })
  state: MetadataImportState = MetadataImportState.ARRIVING;

  @Field(() => MetadataImportFailure, {
    nullable: true,
    description: 'Why it ended before its last row; null unless it FAILED.',
  })
  @Enum({ items: () => MetadataImportFailure, nullable: true })
  failure: MetadataImportFailure | null = null;

  @Field(() => Int, { description: 'How many rows were sent.' })
  @Property({ type: 'integer', default: 0 })
  rowCount: number = 0;

  @Field(() => Int, { description: 'How many of them are done: saved, unchanged or refused.' })
  @Property({ type: 'integer', default: 0 })
  doneCount: number = 0;

  @Field(() => Int, { description: 'How many media are others than before.' })
  @Property({ type: 'integer', default: 0 })
  changedCount: number = 0;

  @Field(() => Int, { description: 'How many rows were refused: nothing of them is saved.' })
  @Property({ type: 'integer', default: 0 })
  refusedCount: number = 0;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was started; null before.' })
  @Property({ type: 'datetime', nullable: true })
  startedAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was over; null before.' })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  /** The first that were refused. */
  @Property({ type: 'json', default: '[]', hidden: true })
  refused: MetadataRefusal[] = [];

  /** Bytes of what it is to do. */
  @Property({ type: 'integer', default: 0, hidden: true })
  size: number = 0;

  /** Who asked for it besides the owner: see `Asker`. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  tokenId: number | null = null;

  @Property({ type: 'string', default: '', hidden: true })
  address: string = '';

  @Property({ type: 'string', default: '', hidden: true })
  requestId: string = '';
}

goesWithRadio(MetadataImport);
