import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, byIdOf, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Emission } from '../emissions/emission.entity.ts';

export enum PodcastKind {
  EPISODIC = 'EPISODIC',
  SERIAL = 'SERIAL',
}
registerEnumType(PodcastKind, {
  name: 'PodcastKind',
  description: 'Order in which listeners should play the episodes of a podcast.',
  valuesConfig: {
    EPISODIC: { description: 'Independent episodes, to be played with the newest first.' },
    SERIAL: { description: 'Consecutive episodes, to be played from the first one on.' },
  },
});

@Entity()
@OutputType({
  rule: allow('read', 'Podcast'),
  description:
    'A podcast: the episodes of an emission as a feed to subscribe to. The feed is hidden until the podcast is published and has a published episode with a playable sound.',
})
export class Podcast extends SoftDeletable(RadioOwned) {
  @Field(() => Emission, {
    description: 'Emission whose episodes the podcast publishes. Each emission has at most one podcast.',
  })
  @ListField({
    via: {
      emissionId: byIdOf('Emission'),
      emissionTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Emission, ref: true, index: true })
  emission!: Ref<Emission>;

  @Field({ description: 'Title in directories, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Description, plain text of at most 4,000 characters; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field({ description: 'Author, as directories show it, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  author: string = '';

  @Field({ description: 'Name of the contact for directories, at most 200 characters; empty for none.' })
  @Property({ type: 'string', default: '' })
  ownerName: string = '';

  @Field({ description: 'Mail address of the contact, public in the feed. May be empty.' })
  @Property({ type: 'string', default: '' })
  ownerEmail: string = '';

  @Field({ description: 'Http or https address of the website of the podcast; may be empty.' })
  @Property({ type: 'string', length: 300, default: '' })
  link: string = '';

  @Field({ description: 'Language as a BCP 47 tag, such as `fr`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  language!: string;

  @Field(() => [String], {
    description: 'Categories in directories, at most three of `podcastCategories`, the most important first.',
  })
  @Property({ type: 'json', default: '[]' })
  categories: string[] = [];

  @Field(() => PodcastKind, { description: 'Order in which listeners should play the episodes.' })
  @Enum({ items: () => PodcastKind })
  kind: PodcastKind = PodcastKind.EPISODIC;

  @Field({ description: 'True when the content contains explicit language.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  explicit: boolean = false;

  @Field({ description: 'Copyright holder, at most 200 characters; may be empty.' })
  @Property({ type: 'string', default: '' })
  copyright: string = '';

  @Field({
    description:
      'True when the podcast is published. Its feed is public once it also has a published episode with a playable sound.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isPublished: boolean = false;

  @Field({ description: 'True when other podcast hosts may not import the feed (`podcast:locked`).' })
  @Property({ type: 'boolean', default: true })
  isLocked: boolean = true;

  @Field({
    description:
      'Address of the cover, a JPEG of 1,400 pixels square, the minimum of directories. Empty when there is none. A smaller picture ends in `-256.jpg`.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field({ description: 'Permanent id in all directories, a UUID.' })
  @Property({ type: 'string', length: 36 })
  guid!: string;

  /** Key of the preview, which shows unpublished episodes. */
  @Property({ type: 'string', hidden: true })
  previewKey!: string;

  /** Hash of the fingerprint of the public feed at its last read; null before the first read. */
  @Property({ type: 'string', length: 43, nullable: true, hidden: true })
  feedHash: string | null = null;

  /** When that content was read for the first time: the `lastBuildDate` of the feed. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  feedBuiltAt: Date | null = null;
}
