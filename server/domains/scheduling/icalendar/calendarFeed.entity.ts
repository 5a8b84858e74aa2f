import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Colleague } from '../../content/public.ts';
import { Emission } from '../../programmes/public.ts';
import { CalendarFeedKind } from './calendarFeedKind.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Slot'),
  description:
    'Address at which other programs read the calendar of a radio as iCalendar, without signing in. Each request returns the occurrences from 30 days ago to 90 days ahead, as far as the maker of the feed may read them at that time.',
})
export class CalendarFeed extends RadioOwned {
  @Field({
    description:
      'Name, at most 80 characters, which other programs show too. When empty, they show the name of the radio, or the name of the emission or person followed by the name of the radio.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  name: string = '';

  @Field(() => CalendarFeedKind, {
    description: 'What the feed contains: the whole calendar, one emission, or the programmes of its maker.',
  })
  @Enum({ items: () => CalendarFeedKind })
  kind!: CalendarFeedKind;

  @Field(() => Emission, { nullable: true, description: 'Emission of the feed; null for other kinds.' })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  emission!: Ref<Emission> | null;

  @Field(() => Colleague, { description: 'User who made the feed and whose permissions limit it.' })
  @ListField({ via: { makerId: { ...byIdOf('User'), shownAs: 'maker.id' } } })
  @ManyToOne({ entity: () => User, ref: true, index: true, deleteRule: 'cascade' })
  maker!: Ref<User>;

  /** Hash of the secret in the address of the feed; the secret itself is not stored. */
  @Property({ type: 'string', hidden: true })
  @Unique()
  secretHash!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When a program last read the feed, updated at most once an hour; null when no program has read it.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastReadAt: Date | null = null;
}
