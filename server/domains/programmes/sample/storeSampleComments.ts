import type { SqlEntityManager } from '@mikro-orm/sql';
import { radioFilter } from '../../../kit/read/model.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { User } from '../../platform/users/user.entity.ts';
import { EmissionComment } from '../comments/emissionComment.entity.ts';
import { PodcastComment } from '../comments/podcastComment.entity.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Podcast } from '../podcasts/podcast.entity.ts';
import { samplePodcasts, type SampleComment } from '../podcasts/sample/podcasts.ts';
import { emissionComments } from './comments.ts';

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
