import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLLocalDate, GraphQLSafeInt } from 'graphql-scalars';

/*
 * The scalars of graphql-scalars, with our descriptions. `LocalDate` and `SafeInt` only validate inputs: outputs were validated
 * when they were stored, and validating them again took a seventh of the time of a list page.
 */

export const LocalDate = outgoingAsStored(GraphQLLocalDate, 'A calendar date without a time, `YYYY-MM-DD`.');
export const SafeInt = outgoingAsStored(GraphQLSafeInt, 'A whole number between -(2^53 - 1) and 2^53 - 1.');
export const DateTimeISO = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  description: 'A moment in UTC, ISO 8601: `2021-04-14T20:43:00.000Z`.',
});

function outgoingAsStored(scalar: GraphQLScalarType, description: string): GraphQLScalarType {
  return new GraphQLScalarType({ ...scalar.toConfig(), description, serialize: (value) => value });
}
