import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { anySignedIn } from '../../kit/rules/rule.ts';

/** The line that the licence of the data asks for. */
export const postalCredit = 'Data: GeoNames, under CC BY 4.0, where an administrator imported it.';

/** Common to all radios; filled by an import and by the sample data. */
@Entity()
@Unique({ properties: ['cityId', 'name'] })
@OutputType({
  rule: anySignedIn,
  description: `A part of a city, or a place beside it, with zip codes of its own. ${postalCredit}`,
})
export class Region extends BaseEntity {
  /** Of `City`, which is no table. */
  @Property({ type: 'string' })
  cityId!: string;

  @Field({ description: 'Its name, as the post knows it.' })
  @Property({ type: 'string' })
  name!: string;
}
