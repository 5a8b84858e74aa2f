import type { SqlEntityManager } from '@mikro-orm/sql';
import { Role } from '../../permissions/roles/role.entity.ts';
import { User } from '../../users/user.entity.ts';
import { Product } from '../products/product.entity.ts';
import { Radio } from '../radios/radio.entity.ts';
import { TeamMember } from './teamMember.entity.ts';

const products = [
  { name: 'Web radio', description: 'A stream with its schedule and its player.' },
  { name: 'Podcasts', description: 'Episodes to listen to at any time, with their feed.' },
  { name: 'Live studio', description: 'Going on air from a browser.' },
];

/**
 * Adds all sample people to the team of the first radio, with their own role. Also adds every fourth person to the team of the
 * second radio.
 */
export async function seedTeams(em: SqlEntityManager): Promise<void> {
  const [horizon, lagune] = await em.find(Radio, {}, { orderBy: { id: 'asc' } });
  const people = await em.find(User, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  // Uses references, because MikroORM counts a loaded person as changed when a new row refers to them.
  em.clear();
  const users = people.map(({ id, role }) => ({ user: em.getReference(User, id), roleId: role.id }));
  const join = (user: User, roleId: number, radio: Radio) =>
    em.create(
      TeamMember,
      {
        user,
        role: em.getReference(Role, roleId),
        radio: em.getReference(Radio, radio.id),
      },
      { partial: true },
    );
  for (const [index, { user, roleId }] of users.entries()) {
    join(user, roleId, horizon!);
    if (index % 4 === 0) join(user, users[index + 1]!.roleId, lagune!);
  }
  for (const [index, product] of products.entries()) {
    const made = em.create(Product, product, { partial: true });
    made.affectedUsers.set(
      users.filter((_, userIndex) => userIndex % products.length === index).map(({ user }) => user),
    );
  }
  await em.flush();
}
