import type { Compilable } from 'kysely';
import { Field, ID } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description: 'Data of a staff member that colleagues may see; reading the `User` requires more rights.',
})
export class Colleague {
  @Field(() => ID, { description: 'Id of the person, as for `profile`.' })
  id!: number;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Username for signatures and mentions.' })
  username!: string;

  @Field({ description: 'Job at the station; may be empty.' })
  designation!: string;

  @Field({ description: 'Address of the profile picture, as in `User.avatar`; empty without one.' })
  avatar!: string;
}

/** Columns of a colleague to select from the table `User as person`. */
export const colleagueColumns = [
  'person.id',
  'person.fullName',
  'person.username',
  'person.designation',
  'person.avatar',
] as const;

/** Maximum number of people that one field returns. It suffices for a row of pictures, and for a list that people open. */
export const maxColleagues = 100;

/**
 * Creates a loader of the first people who belong to a row, in the order of `build`. `build` queries the people of one row, whose
 * id is `of`. One query loads the people of all rows of a page.
 */
export function colleaguesOfEach(
  name: string,
  build: (db: Builder, given: Given<{ of: number }>) => Compilable<Colleague>,
) {
  const findColleagues = query(name, build);
  const load = batched(async (context, ids) => findColleagues.ofEach(context, ids, {}));
  return async (context: Context, id: number, first: number) => (await load(context, id)).slice(0, first);
}
