import type { SqlEntityManager } from '@mikro-orm/sql';
import { cleanHtml } from '../../kit/html/cleanHtml.ts';
import { sampleKey } from '../../kit/images/drawings.ts';
import { slugOf } from '../../kit/slugs.ts';
import { dayLength } from '../../kit/time/days.ts';
import { Radio } from '../platform/organization/radios/radio.entity.ts';
import { User } from '../platform/users/user.entity.ts';
import { Content } from './contents/content.entity.ts';
import { ContentKind, ContentState, SiteLanguage } from './contents/contentEnums.ts';
import { sampleContents, sampleTopics } from './sample/contents.ts';
import { samplePicture } from './sample/samplePictures.ts';
import { Website } from './settings/website.entity.ts';
import { Topic } from './topics/topic.entity.ts';

/** Seeds the website of the first radio: its settings, topics, and contents in three languages. */
export async function seedWebsite(em: SqlEntityManager): Promise<void> {
  const first = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const editor = await em.findOneOrFail(User, { role: { key: 'editor' } }, { orderBy: { id: 'asc' } });
  const [radioId, editorId] = [first.id, editor.id];
  em.clear();
  const [radio, author] = [em.getReference(Radio, radioId), em.getReference(User, editorId)];
  em.create(Website, {
    radio,
    isPublic: true,
    tagline: 'The wide view, from the coast to the hills',
    introduction:
      'Music, news of the region and conversations that take their time: day and night, made here.',
    email: 'hello@horizon.example',
  } as never);
  const topics = new Map(
    sampleTopics.map(({ name, colour }, position) => [
      name as string,
      em.create(Topic, {
        radio,
        name,
        slug: slugOf(name),
        colour,
        area: ContentKind.NEWS,
        position,
      } as never),
    ]),
  );
  const now = Date.now();
  for (const [position, sample] of sampleContents.entries()) {
    const translationGroup = sampleKey(`content ${sample.key}`);
    for (const language of Object.values(SiteLanguage)) {
      const { title, excerpt, body, alt } = sample[language];
      em.create(Content, {
        radio,
        author,
        kind: sample.kind,
        language,
        translationGroup,
        state: ContentState.PUBLISHED,
        title,
        slug: slugOf(title),
        excerpt,
        body: cleanHtml(body),
        picture: samplePicture(sample.scene),
        pictureAlt: alt,
        topic: topics.get(sample.topic ?? '') ?? null,
        price: sample.price ?? '',
        position: sample.kind === ContentKind.NEWS ? 0 : position,
        publishedFrom: new Date(now - sample.age * dayLength),
      } as never);
    }
  }
  await em.flush();
}
