import type { Compilable } from 'kysely';
import { Field, ID } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { query, type Given } from '../../kit/query/query.ts';
import type { Builder } from '../../kit/query/tables.ts';
import { batched } from '../../kit/read/batch.ts';
import { OutputType } from '../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description: 'Somebody who works here, as their colleagues know them. Their record as a User needs more.',
})
export class Colleague {
  @Field(() => ID, { description: 'The id of the person, as for `profile`.' })
  id!: number;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'The name for signing and mentions.' })
  username!: string;

  @Field({ description: 'What they do at the station; may be empty.' })
  designation!: string;

  @Field({ description: 'Address of a picture, as `User.avatar`; empty when there is none.' })
  avatar!: string;
}

/** The columns of a colleague, of the table `User as person`. */
export const colleagueColumns = [
  'person.id',
  'person.fullName',
  'person.username',
  'person.designation',
  'person.avatar',
] as const;

/** How many people one field gives: enough for a row of faces, and for a list that one opens. */
export const maxColleagues = 100;

/**
 * People that belong to each row, newest first: the query finds those of one, whose id it is given as `of`, at most
 * `maxColleagues`. All that a page asks for is read together.
 */
export function colleaguesOfEach(
  name: string,
  build: (db: Builder, given: Given<{ of: number }>) => Compilable<Colleague>,
) {
  const colleagues = query(name, build);
  const load = batched(async (context, ids) => colleagues.ofEach(context, ids, {}));
  return async (context: Context, id: number, first: number) => (await load(context, id)).slice(0, first);
}
