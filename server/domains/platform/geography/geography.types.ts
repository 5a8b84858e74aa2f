import { Field, ID } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';

/*
 * Read-only choices for addresses: countries, their states, and the cities of a state. Regions and zip codes are stored in tables.
 */

/**
 * Credit line for the data of countries, states and cities, which its licence requires. It is part of the schema, where
 * integrators read it.
 */
export const geographyCredit =
  'Data: Countries States Cities Database by dr5hn, under the Open Database License (ODbL) 1.0.';

@OutputType({ rule: anySignedIn, description: `Country or territory. ${geographyCredit}` })
export class Country {
  @Field({ description: 'ISO 3166-1 code of two letters, such as `FR`; `XK` for Kosovo.' })
  code!: string;

  @Field({ description: 'Name in English.' })
  name!: string;

  @Field({ description: 'Flag as an emoji.' })
  flag!: string;

  @Field(() => String, {
    nullable: true,
    description: 'International calling code, such as `+33`; null when there is none.',
  })
  callingCode!: string | null;
}

@OutputType({
  rule: anySignedIn,
  description: `First-level division of a country: state, province, department or governorate. ${geographyCredit}`,
})
export class State {
  @Field(() => ID, {
    description: 'Id of the state, made from the country code and the state code, such as `FR-33`.',
  })
  id!: string;

  @Field({ description: 'Name in Latin letters.' })
  name!: string;
}

@OutputType({ rule: anySignedIn, description: `City, town or village. ${geographyCredit}` })
export class City {
  @Field(() => ID, {
    description: 'Id of the city, made from the id of the state and a number, such as `FR-33-40234`.',
  })
  id!: string;

  @Field({ description: 'Name in Latin letters.' })
  name!: string;
}
