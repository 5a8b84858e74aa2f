import type { EntityClass } from '@mikro-orm/core';
import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { problemsOfInput } from '../../../kit/graphql/errors/validateInput.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, dropRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { ParticipantPart, type Participant } from './participant.ts';

@InputType({ description: 'A participant: a member of the team, or another person by name.' })
export class ParticipantInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a `User` in the team of the radio; null for other people. Rejected with `unknown` for users outside the team.',
  })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the person as announced on the air, 1 to 120 characters. Defaults to the name of the user; required when `userId` is null.',
  })
  @Length(0, 120)
  name?: string | null;

  @Field(() => ParticipantPart, { description: 'Role of the person in the emission or episode.' })
  part!: ParticipantPart;
}

export const maxParticipants = 50;

/** Finds a team member of the radio by user id. */
export const findTeamMember = query('programmes.findTeamMember', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('TeamMember as member')
    .innerJoin('User as person', 'person.id', 'member.user')
    .select(['person.id', 'person.fullName'])
    .where('member.user', '=', user),
);

interface ParticipantRow {
  user: number | null;
  name: string;
  part: ParticipantPart;
}

/** Query for the ids of the current participants. */
type Present = ReturnType<typeof query<Given<{ of: number }>, { id: number }>>;

/** Replaces the participants, in this order. BAD_USER_INPUT names each invalid field. */
export async function replaceParticipants(
  writing: Writing,
  entity: EntityClass<Participant>,
  { relation, of, present }: { relation: string; of: number; present: Present },
  given: readonly ParticipantInput[],
): Promise<void> {
  const rows = await participantRows(writing, given);
  const model = writing.context.reads.models.of(entity);
  const before = await present.all(writing, { of });
  const stored = await findStoredRows(
    writing,
    model,
    before.map(({ id }) => id),
  );
  for (const row of stored.values()) await dropRow(writing, model, row);
  for (const [index, row] of rows.entries())
    await addRow(writing, model, { ...row, [relation]: of, position: index + 1 });
}

async function participantRows(
  writing: Writing,
  given: readonly ParticipantInput[],
): Promise<ParticipantRow[]> {
  const problems: FieldProblems = {};
  const rows: ParticipantRow[] = [];
  if (given.length > maxParticipants) throw invalidInput({ people: 'tooLong' });
  for (const [index, participant] of given.entries()) {
    for (const [field, problem] of Object.entries(await problemsOfInput(participant)))
      problems[`people.${index}.${field}`] = problem;
    const { userId, name, part } = participant;
    const person = userId ? await findTeamMember.first(writing, { user: parseId(userId) ?? 0 }) : undefined;
    const announced = name || person?.fullName;
    if (userId && !person) problems[`people.${index}.userId`] = 'unknown';
    else if (!announced) problems[`people.${index}.name`] = 'required';
    else rows.push({ user: person?.id ?? null, name: announced, part });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return rows;
}
