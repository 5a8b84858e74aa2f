import { en, Faker } from '@faker-js/faker';

/**
 * Creates a generator of random values for demo data. The values are the same on every machine and in every run; each caller uses
 * its own seed.
 */
export const sampleFrom = (seed: number): Faker => {
  const faker = new Faker({ locale: en });
  faker.seed(seed);
  return faker;
};

/** Returns a random last name without apostrophes. Older front ends use names in CSS selectors. */
export const sampleLastName = (faker: Faker): string => faker.person.lastName().replaceAll("'", '');

/** Converts a name to the first part of a made-up e-mail address: letters, digits and dots. */
export const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
