import { Field, ID } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';
import { anySignedIn } from '../../kit/rules/rule.ts';

/*
 * What addresses are chosen from, as the world is and not as anyone here made it: countries, their states, the cities
 * of those. Regions and zip codes below them are tables.
 */

/** The line that the licence of the data asks for, where integrators read it. */
export const placesCredit =
  'Data: Countries States Cities Database by dr5hn, under the Open Database License (ODbL) 1.0.';

@OutputType({ rule: anySignedIn, description: `A country or territory. ${placesCredit}` })
export class Country {
  @Field({ description: 'ISO 3166-1 code of two letters, such as `FR`; `XK` for Kosovo.' })
  code!: string;

  @Field({ description: 'Name in English.' })
  name!: string;

  @Field({ description: 'Its flag as an emoji.' })
  flag!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What its telephone numbers begin with abroad, such as `+33`; null where there is none.',
  })
  callingCode!: string | null;
}

@OutputType({
  rule: anySignedIn,
  description: `A first part of a country: state, province, department, governorate. ${placesCredit}`,
})
export class State {
  @Field(() => ID, { description: 'The code of the country and its own, such as `FR-33`.' })
  id!: string;

  @Field({ description: 'Name in Latin letters.' })
  name!: string;
}

@OutputType({ rule: anySignedIn, description: `A city, town or village. ${placesCredit}` })
export class City {
  @Field(() => ID, { description: 'The id of its state and a number, such as `FR-33-40234`.' })
  id!: string;

  @Field({ description: 'Name in Latin letters.' })
  name!: string;
}
