import type { SqlEntityManager } from '@mikro-orm/sql';
import { cleanHtml } from '../../kit/html/cleanHtml.ts';
import { sampleFrom } from '../../kit/sample.ts';
import { Radio } from '../platform/organization/radios/radio.entity.ts';
import { User } from '../platform/users/user.entity.ts';
import { Emission } from './emissions/emission.entity.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
import { Classification } from './labels/classification.entity.ts';
import { EmissionCategory } from './labels/emissionCategory.entity.ts';
import { EmissionTag } from './labels/emissionTag.entity.ts';
import { Language } from './languages/language.entity.ts';
import { ParticipantPart } from './people/participant.ts';
import { sampleEmissions, laguneEmission } from './sample/emissions.ts';
import { episodeTime } from './sample/episodeTimes.ts';
import { sampleCategories, sampleClassifications, sampleLanguages, sampleTags } from './sample/labels.ts';
import type { SampleEmission } from './sample/sampleEmission.ts';
import { sampleCover } from './sample/storeSamplePlan.ts';

const minute = 60_000;

interface TeamRow {
  user: User;
  name: string;
}

/** Sample data: labels, emissions and episodes of the first radio, and one emission of the second. */
export async function seedProgrammes(em: SqlEntityManager): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const lagune = await em.findOneOrFail(Radio, { slug: 'lagune' });
  const people = await em.find(User, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  // References, because MikroORM counts a loaded person as changed when a new row refers to them.
  const team = people.map(({ id, fullName }) => ({ user: em.getReference(User, id), name: fullName }));
  const labels = await seedLabels(em, radio);
  for (const sample of sampleEmissions) {
    const emission = seedEmission(em, { radio, labels, team }, sample);
    // Flushed one by one, so that ids follow the order of the list.
    await em.flush();
    await seedEpisodes(em, { radio, emission }, sample);
  }
  await seedLagune(em, lagune, team[0]!);
}

type Labels = Awaited<ReturnType<typeof seedLabels>>;

async function seedLabels(em: SqlEntityManager, radio: Radio) {
  const inOrder = <T extends object>(rows: readonly T[]) =>
    rows.map((row, index) => ({ position: index + 1, ...row, radio }));
  const languages = new Map(
    inOrder(sampleLanguages).map((row) => [row.code, em.create(Language, row as never)]),
  );
  const categories = new Map(
    inOrder(sampleCategories).map((row) => [row.name, em.create(EmissionCategory, row as never)]),
  );
  const classifications = new Map(
    inOrder(sampleClassifications).map((row) => [row.name, em.create(Classification, row as never)]),
  );
  const tags = new Map(inOrder(sampleTags).map((row) => [row.name, em.create(EmissionTag, row as never)]));
  await em.flush();
  return { languages, categories, classifications, tags };
}

function seedEmission(
  em: SqlEntityManager,
  { radio, labels, team }: { radio: Radio; labels: Labels; team: readonly TeamRow[] },
  sample: SampleEmission,
): Emission {
  const { slug, title, summary, state, colour, isListed = true, minutes } = sample;
  const emission = em.create(Emission, {
    radio,
    slug,
    title,
    summary,
    state,
    colour,
    isListed,
    description: cleanHtml(sample.description),
    cover: sampleCover(slug),
    usualDuration: minutes && minutes * minute,
    category: labels.categories.get(sample.category)!,
    classification: labels.classifications.get(sample.classification)!,
  } as never);
  emission.languages.set(sample.languages.map((code) => labels.languages.get(code)!));
  emission.tags.set(sample.tags.map((name) => labels.tags.get(name)!));
  for (const [index, { who, part }] of sample.people.entries()) {
    const person = typeof who === 'string' ? { user: null, name: who } : team[who]!;
    em.create(EmissionPerson, { radio, emission, ...person, part, position: index + 1 } as never);
  }
  return emission;
}

async function seedEpisodes(
  em: SqlEntityManager,
  { radio, emission }: { radio: Radio; emission: Emission },
  { episodes = [], ahead = 0, hour = 12, season }: SampleEmission,
): Promise<void> {
  const today = new Date().setUTCHours(0, 0, 0, 0);
  for (const [index, { guests = [], notes = '', chapters = [], ...values }] of episodes.entries()) {
    const episode = em.create(Episode, {
      radio,
      emission,
      ...values,
      guid: sampleFrom(emission.id * 1000 + index).string.uuid(),
      season: season ?? null,
      number: index + 1,
      notes: cleanHtml(notes),
      chapters: chapters.map(({ start, title, link = '' }) => ({ start, title, link })),
      ...episodeTime({ index, count: episodes.length, ahead, hour }, today),
    } as never);
    for (const [index, name] of guests.entries()) {
      const guest = { user: null, name, part: ParticipantPart.GUEST, position: index + 1 };
      em.create(EpisodePerson, { radio, episode, ...guest } as never);
    }
    await em.flush();
  }
}

async function seedLagune(em: SqlEntityManager, radio: Radio, presenter: TeamRow): Promise<void> {
  const { slug, title, summary, description, state, colour, minutes, part, category, language } =
    laguneEmission;
  const emission = em.create(Emission, {
    radio,
    slug,
    title,
    summary,
    state,
    colour,
    description: cleanHtml(description),
    cover: sampleCover(slug),
    usualDuration: minutes * minute,
    category: em.create(EmissionCategory, { radio, ...category } as never),
  } as never);
  emission.languages.set([em.create(Language, { radio, ...language } as never)]);
  em.create(EmissionPerson, { radio, emission, ...presenter, part, position: 1 } as never);
  await em.flush();
}
