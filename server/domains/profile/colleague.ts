import { Field, ID } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import type { SqlValue } from '../../kit/database/database.ts';
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

/** The columns of a colleague, of the table `u`. */
export const colleagueColumns = 'u.id, u.full_name, u.username, u.designation, u.avatar';

export function colleagueOf([id, fullName, username, designation, avatar]: readonly unknown[]): Colleague {
  return { id, fullName, username, designation, avatar } as Colleague;
}

/** How many people one field gives: enough for a row of faces, and for a list that one opens. */
export const mostColleagues = 100;

/**
 * People that belong to each row, newest first: `sql` finds those of one, whose id is its first value, and ends with
 * `limit ?`. All that a page asks for is read together.
 */
export function colleaguesOfEach(sql: string) {
  const load = batched(async (context: Context, ids: readonly number[]) => {
    const values: SqlValue[] = [mostColleagues];
    const found = await context.database.rowsOfEach(sql, ids, values);
    return found.map((rows) => rows.map(colleagueOf));
  });
  return async (context: Context, id: number, first: number) => (await load(context, id)).slice(0, first);
}
