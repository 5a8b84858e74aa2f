import { en, Faker } from '@faker-js/faker';

/** Random sample values that are the same on every machine and in every run; each caller uses its own seed. */
export const sampleFrom = (seed: number): Faker => {
  const faker = new Faker({ locale: en });
  faker.seed(seed);
  return faker;
};

/** Last name without apostrophes, because older front ends build selectors from names. */
export const sampleLastName = (faker: Faker): string => faker.person.lastName().replaceAll("'", '');

/** Converts a name to the local part of a sample address: letters, digits and dots. */
export const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
