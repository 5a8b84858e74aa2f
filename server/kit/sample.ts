import { en, Faker } from '@faker-js/faker';

/** Random values for demo data. They are the same on every machine and in every run; each caller uses its own seed. */
export const sampleFrom = (seed: number): Faker => {
  const faker = new Faker({ locale: en });
  faker.seed(seed);
  return faker;
};

/** A last name without apostrophes, because older front ends use names in CSS selectors. */
export const sampleLastName = (faker: Faker): string => faker.person.lastName().replaceAll("'", '');

/** Converts a name to the first part of a made-up e-mail address: letters, digits and dots. */
export const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '');
