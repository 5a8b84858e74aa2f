import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { LocalDate } from '../../../../../kit/graphql/scalars.ts';
import { BooleanFilter, LocalDateFilter, StringFilter } from '../../../../../kit/list/filters.ts';
import { ListField } from '../../../../../kit/list/listField.ts';
import { OutputType } from '../../../../../kit/rules/outputType.ts';
import { allow } from '../../../../../kit/rules/rule.ts';
import { Daypart } from '../../daypart.ts';
import { MediaItem } from '../../mediaItem.entity.ts';
import { MediaKind } from '../mediaKind.ts';
import { PublicityState, PublicityValidityFilter, validityCondition } from './publicityState.ts';

@Entity({ discriminatorValue: MediaKind.PUBLICITY })
@OutputType({
  rule: allow('read', 'Publicity'),
  description:
    'Advert (spot). Before its first day and after its last day, an advert cannot be scheduled unless `evergreen` is true.',
})
export class Publicity extends MediaItem {
  override kind = MediaKind.PUBLICITY;

  @Field({ description: 'Advertiser, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  client: string = '';

  @Field({ description: 'Campaign, at most 200 characters; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  campaign: string = '';

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the advert may air; null for no limit.',
  })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date', nullable: true })
  validFrom: string | null = null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day on which the advert may air; null for no limit.',
  })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date', nullable: true })
  validTo: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Agreed number of plays per day, 1 to 200, which the automatic choices of plans do not exceed. Null for no limit.',
  })
  @ListField()
  @Property({ type: 'integer', nullable: true, name: 'times_a_day' })
  timesADay: number | null = null;

  @Field(() => [Daypart], {
    description: 'Time ranges of the week in which the advert may air; empty for any time.',
  })
  @Property({ type: 'json', default: '[]' })
  dayparts: Daypart[] = [];

  @Field({
    description: 'True when the advert may air on any day, regardless of its first and last day.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  evergreen: boolean = false;

  /** Derived from the days of the advert, `evergreen` and the current date. */
  @ListField({ filter: () => PublicityValidityFilter, sort: false, where: validityCondition })
  declare readonly validity: PublicityState;
}
