import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../../platform/public.ts';
import { Podcast } from '../podcast.entity.ts';
import { FeedImportFailure, FeedImportState, FeedItemProblem } from './feedImportEnums.ts';
import type { FeedItem } from './readFeed.ts';

@OutputType({ rule: 'parent', description: 'An item of a feed that was not imported.' })
export class FeedImportProblem {
  @Field({ description: 'GUID of the item; may be empty.' })
  guid!: string;

  @Field({ description: 'Title of the item; may be empty.' })
  title!: string;

  @Field(() => FeedItemProblem, { description: 'Reason why the item was not imported.' })
  problem!: FeedItemProblem;
}

@Entity()
@OutputType({
  rule: allow('read', 'Podcast'),
  description:
    'Import of the episodes of an existing feed into a podcast. Adds the episodes with their GUIDs and sounds, one after the other in the background.',
})
export class FeedImport extends RadioOwned {
  @ManyToOne({ entity: () => Podcast, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  podcast!: Ref<Podcast>;

  @ManyToOne({ entity: () => User, ref: true, hidden: true, index: true, deleteRule: 'cascade' })
  owner!: Ref<User>;

  @Field({ description: 'Https address of the feed.' })
  @Property({ type: 'string', length: 2000 })
  url!: string;

  @Field(() => FeedImportState, { description: 'State of the import: running, done, failed or cancelled.' })
  @Enum({ items: () => FeedImportState })
  state: FeedImportState = FeedImportState.RUNNING;

  @Field(() => FeedImportFailure, {
    nullable: true,
    description: 'Reason why the import ended early; null unless `state` is FAILED.',
  })
  @Enum({ items: () => FeedImportFailure, nullable: true })
  failure: FeedImportFailure | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of items to import: those of the feed, at most 1,000. Null until the feed was read.',
  })
  @Property({ type: 'integer', nullable: true })
  itemCount: number | null = null;

  @Field(() => Int, { description: 'Number of items that were imported as new episodes so far.' })
  @Property({ type: 'integer', default: 0 })
  importedCount: number = 0;

  @Field(() => Int, {
    description:
      'Number of items that were skipped so far. An item is skipped when an episode of the emission, also in the recycle bin, has its GUID.',
  })
  @Property({ type: 'integer', default: 0 })
  skippedCount: number = 0;

  @Field(() => Int, {
    description: 'Number of items that could not be imported so far; `problems` has the reasons.',
  })
  @Property({ type: 'integer', default: 0 })
  failedCount: number = 0;

  @Field(() => [FeedImportProblem], {
    description: 'The first 200 items with a problem, in the order of the feed.',
  })
  @Property({ type: 'json', default: '[]' })
  problems: FeedImportProblem[] = [];

  @Field(() => DateTimeISO, { nullable: true, description: 'End of the import; null while it is running.' })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  /** The items of the feed, as read when the import started; empty once the import has ended. */
  @Property({ type: 'json', default: '[]', hidden: true })
  items: FeedItem[] = [];

  /** Size of the sounds of all imported episodes, in bytes. */
  @Property({ type: wholeNumber, default: 0, hidden: true })
  bytes: number = 0;

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
