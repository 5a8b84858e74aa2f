import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';

/** Credit line for the data of postal codes, which its licence requires. */
export const postalCredit = 'Data: GeoNames, under CC BY 4.0, if an administrator has imported the data.';

/**
 * Part of a city, or place next to one, with zip codes of its own; shared by all radios. An import and the sample data insert the
 * regions.
 */
@Entity()
@Unique({ properties: ['cityId', 'name'] })
@OutputType({
  rule: anySignedIn,
  description: `Part of a city, or a place next to a city, with zip codes of its own. ${postalCredit}`,
})
export class Region extends BaseEntity {
  /** Id of a `City`. It is not a foreign key, because cities are not stored in a table. */
  @Property({ type: 'string' })
  cityId!: string;

  @Field({ description: 'Postal name of the region.' })
  @Property({ type: 'string' })
  name!: string;
}
