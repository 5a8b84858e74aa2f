import type { EntityClass } from '@mikro-orm/core';
import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { problemsOfInput } from '../../../kit/graphql/validateInput.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, dropRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { ParticipantPart, type Participant } from './participant.ts';

@InputType({ description: 'Somebody who takes part: a person of the team, or a name.' })
export class ParticipantInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a `User` in the team of the radio; `unknown` when they are not. Null for others.',
  })
  userId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name under which they are announced, 1 to 120 characters; that of the person when absent, `required` without one.',
  })
  @Length(0, 120)
  name?: string | null;

  @Field(() => ParticipantPart, { description: 'What they do.' })
  part!: ParticipantPart;
}

export const maxParticipants = 50;

/** A person of the team of the radio. */
export const memberOfTeam = query('planning.memberOfTeam', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('TeamMember as member')
    .innerJoin('User as person', 'person.id', 'member.user')
    .select(['person.id', 'person.fullName'])
    .where('member.user', '=', user),
);

interface Place {
  user: number | null;
  name: string;
  part: ParticipantPart;
}

/** The ids of those who take part already. */
type Present = ReturnType<typeof query<Given<{ of: number }>, { id: number }>>;

/** Puts these people in the places of those who took part, in this order. BAD_USER_INPUT names each that cannot. */
export async function replaceParticipants(
  writing: Writing,
  entity: EntityClass<Participant>,
  { relation, of, present }: { relation: string; of: number; present: Present },
  given: readonly ParticipantInput[],
): Promise<void> {
  const places = await placesOf(writing, given);
  const model = writing.context.reads.models.of(entity);
  const before = await present.all(writing, { of });
  const stored = await findStoredRows(
    writing,
    model,
    before.map(({ id }) => id),
  );
  for (const row of stored.values()) await dropRow(writing, model, row);
  for (const [index, place] of places.entries())
    await addRow(writing, model, { ...place, [relation]: of, position: index + 1 });
}

async function placesOf(writing: Writing, given: readonly ParticipantInput[]): Promise<Place[]> {
  const problems: FieldProblems = {};
  const places: Place[] = [];
  if (given.length > maxParticipants) throw invalidInput({ people: 'tooLong' });
  for (const [index, participant] of given.entries()) {
    for (const [field, problem] of Object.entries(await problemsOfInput(participant)))
      problems[`people.${index}.${field}`] = problem;
    const { userId, name, part } = participant;
    const person = userId ? await memberOfTeam.first(writing, { user: parseId(userId) ?? 0 }) : undefined;
    const announced = name || person?.fullName;
    if (userId && !person) problems[`people.${index}.userId`] = 'unknown';
    else if (!announced) problems[`people.${index}.name`] = 'required';
    else places.push({ user: person?.id ?? null, name: announced, part });
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return places;
}
