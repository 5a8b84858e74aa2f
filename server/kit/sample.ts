import { en, Faker } from '@faker-js/faker';

/** Sample values that are the same on every machine and for every run: each caller starts from its own seed. */
export const sampleFrom = (seed: number): Faker => {
  const faker = new Faker({ locale: en });
  faker.seed(seed);
  return faker;
};

/** Without apostrophes: older front ends make selectors of names. */
export const sampleLastName = (faker: Faker): string => faker.person.lastName().replaceAll("'", '');

/** A name that fits in a sample address: letters, digits and dots. */
export const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
