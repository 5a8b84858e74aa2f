import type { ParticipantPart } from '../../../apollo/schemaTypes.generated';

export const parts = [
  'PRESENTER',
  'PRODUCER',
  'COLUMNIST',
  'GUEST',
] as const satisfies readonly ParticipantPart[];

export const maxPeople = 50;

/** Somebody who takes part, as emissions and episodes tell of them. */
export interface Person {
  id: string;
  name: string;
  part: ParticipantPart;
  user: { id: string; fullName: string; avatar: string; designation: string } | null;
}

/** Somebody as they are typed: of the team with an id, anybody else without one. */
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
