import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, byIdOf, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Emission } from '../emissions/emission.entity.ts';

export enum PodcastKind {
  EPISODIC = 'EPISODIC',
  SERIAL = 'SERIAL',
}
registerEnumType(PodcastKind, {
  name: 'PodcastKind',
  description: 'In which order a podcast is to be heard.',
  valuesConfig: {
    EPISODIC: { description: 'Each episode stands for itself: the newest first.' },
    SERIAL: { description: 'One after the other from the first on.' },
  },
});

@Entity()
@OutputType({
  rule: allow('read', 'Podcast'),
  description:
    'The episodes of an emission as a feed that people subscribe to. It is hidden until it is published and has an episode that is out.',
})
export class Podcast extends SoftDeletable(RadioOwned) {
  @Field(() => Emission, { description: 'The emission whose episodes it holds; one podcast each.' })
  @ListField({
    via: {
      emissionId: byIdOf('Emission'),
      emissionTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Emission, ref: true, index: true })
  emission!: Ref<Emission>;

  @Field({ description: 'What it is called in directories, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'What it is about, plain text of at most 4,000 characters; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field({ description: 'Who makes it, as directories show it; at most 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  author: string = '';

  @Field({ description: 'Whom directories write to about it; at most 200 characters.' })
  @Property({ type: 'string', default: '' })
  ownerName: string = '';

  @Field({ description: 'Where they write to: everybody can read it in the feed. May be empty.' })
  @Property({ type: 'string', default: '' })
  ownerEmail: string = '';

  @Field({ description: 'Http or https address of its page; may be empty.' })
  @Property({ type: 'string', default: '' })
  link: string = '';

  @Field({ description: 'BCP 47 tag of its language, such as `fr`.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  language!: string;

  @Field(() => [String], {
    description: 'What directories sort it by, at most three of `podcastCategories`, the first counts most.',
  })
  @Property({ type: 'json', default: '[]' })
  categories: string[] = [];

  @Field(() => PodcastKind, { description: 'In which order it is to be heard.' })
  @Enum({ items: () => PodcastKind })
  kind: PodcastKind = PodcastKind.EPISODIC;

  @Field({ description: 'Whether it holds words that are not for everyone.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  explicit: boolean = false;

  @Field({ description: 'Who holds the rights, at most 200 characters; may be empty.' })
  @Property({ type: 'string', default: '' })
  copyright: string = '';

  @Field({ description: 'Whether its feed is open to everybody.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isPublished: boolean = false;

  @Field({ description: 'Whether other hosts are told not to take it over.' })
  @Property({ type: 'boolean', default: true })
  isLocked: boolean = true;

  @Field({
    description:
      'Address of its cover, a JPEG of 1,400 pixels square, as directories ask for at least; empty when there is none. `-256.jpg` at its end is a smaller one.',
  })
  @Property({ type: 'string', default: '' })
  cover: string = '';

  @Field({ description: 'Its lasting name in all directories, a UUID.' })
  @Property({ type: 'string', length: 36 })
  guid!: string;

  /** Who has it sees what is not out yet. */
  @Property({ type: 'string', hidden: true })
  previewKey!: string;

  /** Hash of the content of the public feed at its last read; null before the first read. */
  @Property({ type: 'string', length: 43, nullable: true, hidden: true })
  feedHash: string | null = null;

  /** The moment of the first read of that content: the `lastBuildDate` of the feed. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  feedBuiltAt: Date | null = null;
}
