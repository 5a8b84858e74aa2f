import type { SqlEntityManager } from '@mikro-orm/sql';
import { radioFilter } from '../../../kit/read/model.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { User } from '../../platform/users/user.entity.ts';
import { EmissionComment } from '../comments/emissionComment.entity.ts';
import { PodcastComment } from '../comments/podcastComment.entity.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Podcast } from '../podcasts/podcast.entity.ts';
import { samplePodcasts, type SampleComment } from '../podcasts/sample/podcasts.ts';

const hour = 3_600_000;

/** Creates comments on emissions and podcasts of the first radio. */
export async function storeSampleComments(all: SqlEntityManager): Promise<void> {
  const em = all.fork();
  const radio = await em.findOneOrFail(Radio, { slug: 'horizon' });
  em.setFilterParams(radioFilter, { radioId: radio.id });
  const people = await em.find(User, {}, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  const valuesOf = ({ who, text, ago, isHidden = false }: SampleComment) => {
    const person = typeof who === 'number' ? people[who]! : undefined;
    return {
      radio,
      author: person ? em.getReference(User, person.id) : null,
      authorName: person?.fullName ?? String(who),
      text,
      active: !isHidden,
      createdAt: new Date(Date.now() - ago * hour),
    };
  };
  for (const [slug, comments] of Object.entries(emissionComments)) {
    const emission = await em.findOneOrFail(Emission, { slug });
    for (const comment of comments)
      em.create(EmissionComment, { emission, ...valuesOf(comment) }, { partial: true });
  }
  for (const { emission, comments } of samplePodcasts) {
    const podcast = await em.findOneOrFail(Podcast, { emission: { slug: emission } });
    for (const comment of comments)
      em.create(PodcastComment, { podcast, ...valuesOf(comment) }, { partial: true });
  }
  await em.flush();
}

/** Sample comments on emissions, by their slugs. */
const emissionComments: Readonly<Record<string, readonly SampleComment[]>> = {
  'horizon-matin': [
    { who: 15, text: 'La météo du port sauve ma journée, surtout quand elle est mauvaise.', ago: 120 },
    { who: 'Un docker', text: 'Enfin des gens réveillés à la même heure que nous.', ago: 46 },
    {
      who: 21,
      text: 'Le quiz de 7 h 40 dure trop longtemps depuis lundi.\nDeux questions, pas quatre ?',
      ago: 22,
    },
  ],
  'le-journal-de-midi': [{ who: 36, text: 'Le sujet sur l’eau méritait dix minutes de plus.', ago: 27 }],
  'night-line': [
    { who: 'M.', text: 'I never call. I always listen.', ago: 64 },
    { who: 'winbig', text: 'You have been selected, answer now', ago: 30, isHidden: true },
  ],
  'sabah-al-mina': [{ who: 'أبو سالم', text: 'صباح الخير من المركب، نسمعكم جيدًا.', ago: 18 }],
};
