import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { MetadataImportFailure, MetadataImportState } from './metadataImportEnums.ts';
import type { MetadataRefusal } from './metadataRefusal.ts';

@Entity()
@Index({ properties: ['radio', 'owner'] })
@OutputType({
  rule: allow('read', 'MediaItem'),
  description:
    'Import of changes to many media from a file. The rows are saved in the background one by one: a refused row does not affect the others. Visible to its owner only. Deleted 30 days after its end, or after a day when it was not started.',
})
export class MetadataImport extends RadioOwned {
  @ManyToOne({ entity: () => User, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  owner!: Ref<User>;

  @Field({ description: 'Name of the imported file, 1 to 255 characters.' })
  @Property({ type: 'string' })
  fileName!: string;

  @Field(() => MediaKind, { description: 'Kind of media that the import changes.' })
  @Enum({ items: () => MediaKind })
  kind!: MediaKind;

  @Field(() => MetadataImportState, {
    description: 'State of the import: being uploaded, waiting, running, done, failed or cancelled.',
  })
  @Enum({ items: () => MetadataImportState })
  state: MetadataImportState = MetadataImportState.ARRIVING;

  @Field(() => MetadataImportFailure, {
    nullable: true,
    description: 'Reason for the failure; null unless `state` is FAILED.',
  })
  @Enum({ items: () => MetadataImportFailure, nullable: true })
  failure: MetadataImportFailure | null = null;

  @Field(() => Int, { description: 'Number of uploaded rows.' })
  @Property({ type: 'integer', default: 0 })
  rowCount: number = 0;

  @Field(() => Int, { description: 'Number of processed rows: saved, unchanged or refused.' })
  @Property({ type: 'integer', default: 0 })
  doneCount: number = 0;

  @Field(() => Int, { description: 'Number of changed media.' })
  @Property({ type: 'integer', default: 0 })
  changedCount: number = 0;

  @Field(() => Int, { description: 'Number of refused rows, of which nothing was saved.' })
  @Property({ type: 'integer', default: 0 })
  refusedCount: number = 0;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the import was started; null before.' })
  @Property({ type: 'datetime', nullable: true })
  startedAt: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'When the import ended; null before.' })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  /**
   * The first refused rows with their problems, at most `maxRefusals`. `refusedCount` is the number of all
   * refused rows.
   */
  @Property({ type: 'json', default: '[]', hidden: true })
  refused: MetadataRefusal[] = [];

  /** Size of all rows in bytes. */
  @Property({ type: 'integer', default: 0, hidden: true })
  size: number = 0;

  /**
   * API token, address and id of the request that started the import. Together with the owner, they form a
   * `Requester`.
   */
  @Property({ type: 'integer', nullable: true, hidden: true })
  tokenId: number | null = null;

  @Property({ type: 'string', default: '', hidden: true })
  address: string = '';

  @Property({ type: 'string', default: '', hidden: true })
  requestId: string = '';
}
