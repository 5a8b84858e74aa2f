import type { ParticipantPart } from '../../../apollo/schemaTypes.generated';

export const parts = [
  'PRESENTER',
  'PRODUCER',
  'COLUMNIST',
  'GUEST',
] as const satisfies readonly ParticipantPart[];

export const maxPeople = 50;

/** A person in an emission or episode; `user` is null for people without an account. */
export interface Person {
  id: string;
  name: string;
  part: ParticipantPart;
  user: { id: string; fullName: string; avatar: string; designation: string } | null;
}

/** Form values of a person; `userId` is empty for people without an account. */
export interface PersonValues {
  userId: string;
  name: string;
  part: ParticipantPart;
}

export interface PeopleValues {
  people: PersonValues[];
}

export const valuesOfPeople = ({ people }: { people: readonly Person[] }): PeopleValues => ({
  people: people.map(({ user, name, part }) => ({ userId: user?.id ?? '', name, part })),
});

export const inputOfPeople = ({ people }: PeopleValues) =>
  people.map(({ userId, name, part }) => ({ userId: userId || null, name: name.trim(), part }));
