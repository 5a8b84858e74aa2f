import type { SqlEntityManager } from '@mikro-orm/sql';
import { addressPart, sampleFrom, sampleLastName } from '../../../kit/sample.ts';
import { Employee, EmployeeStatus } from './employee.entity.ts';

const posts = [
  'Presenter',
  'Producer',
  'Sound Engineer',
  'Programme Director',
  'Music Scheduler',
  'News Editor',
  'Journalist',
  'Traffic Manager',
  'Studio Technician',
  'Sales Representative',
  'Web Editor',
  'Podcast Editor',
  'Archivist',
  'Community Manager',
  'Accountant',
  'Promotions Manager',
  'Voice Artist',
  'Broadcast Engineer',
];

/** Seeds 100 employees. */
export async function seedEmployees(em: SqlEntityManager): Promise<void> {
  const faker = sampleFrom(3);
  for (let index = 0; index < 100; index++) {
    const firstName = faker.person.firstName();
    const lastName = sampleLastName(faker);
    em.create(Employee, {
      fullName: `${firstName} ${lastName}`,
      post: faker.helpers.arrayElement(posts),
      email: `${addressPart(`${firstName} ${lastName}`)}${index + 1}@example.com`,
      city: faker.location.city(),
      startDate: faker.date.between({ from: '2015-01-01', to: '2020-12-31' }).toISOString().slice(0, 10),
      salary: faker.number.int({ min: 1_000_000, max: 2_500_000 }),
      age: faker.number.int({ min: 19, max: 66 }),
      experience: faker.number.int({ min: 1, max: 10 }),
      status: faker.helpers.arrayElement(Object.values(EmployeeStatus)),
    } as never);
  }
  await em.flush();
}
