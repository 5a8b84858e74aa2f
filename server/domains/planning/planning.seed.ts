import type { SqlEntityManager } from '@mikro-orm/sql';
import { Radio } from '../organization/radios/radio.entity.ts';
import { Language } from './languages/language.entity.ts';

const languages = [
  { name: 'Français', code: 'fr', colour: '#2563eb' },
  { name: 'English', code: 'en', colour: '#b91c1c' },
  { name: 'العربية', code: 'ar', colour: '#15803d' },
];

/** What the first radio plans with. */
export async function seedPlanning(em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  for (const language of languages) em.create(Language, { radio, ...language } as never);
  await em.flush();
}
