import type { SqlEntityManager } from '@mikro-orm/sql';
import { cleanHtml } from '../../kit/html/cleanHtml.ts';
import { sampleKey } from '../../kit/images/drawings.ts';
import { slugOf } from '../../kit/slugs.ts';
import { dayLength } from '../../kit/time/days.ts';
import { Radio } from '../platform/organization/radios/radio.entity.ts';
import { User } from '../platform/users/user.entity.ts';
import { Content } from './contents/content.entity.ts';
import { ContentState, isDated, SiteLanguage } from './contents/contentEnums.ts';
import { SiteTemplate } from './design/designChoices.ts';
import { sampleAlbumsAndPartners } from './sample/albumsAndPartners.ts';
import { sampleBlogPosts } from './sample/blogPosts.ts';
import { seedBanners } from './sample/banners.ts';
import { seedWebComments } from './sample/comments.ts';
import { sampleContents, sampleTopics } from './sample/contents.ts';
import { sampleReports } from './sample/reports.ts';
import { sampleOffers } from './sample/offers.ts';
import { horizonStyle, laguneWebsite } from './sample/designs.ts';
import { samplePicture } from './sample/samplePictures.ts';
import { sampleRedirects, sampleWebmaster } from './sample/webmaster.ts';
import { sampleSections } from './sample/sections.ts';
import { ContentDraft } from './drafts/contentDraft.entity.ts';
import { ContentRevision } from './drafts/contentRevision.entity.ts';
import { ContentText } from './drafts/contentText.ts';
import { entry, SitePage } from './menus/menuItem.ts';
import { Redirect } from './redirects/redirect.entity.ts';
import { Website } from './settings/website.entity.ts';
import { Topic } from './topics/topic.entity.ts';

const samples = [
  ...sampleContents,
  ...sampleReports,
  ...sampleOffers,
  ...sampleAlbumsAndPartners,
  ...sampleBlogPosts,
];

/** Seeds the websites of both radios, each with its own design. The first has contents in three languages. */
export async function seedWebsite(em: SqlEntityManager): Promise<void> {
  const first = await em.findOneOrFail(Radio, { slug: 'horizon' });
  const { id: secondId } = await em.findOneOrFail(Radio, { slug: 'lagune' });
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
    template: SiteTemplate.MAGAZINE,
    style: horizonStyle,
    sections: sampleSections,
    footerMenu: [entry(SitePage.ON_AIR), entry(SitePage.TEAM), entry(SitePage.FREQUENCIES)],
    ...sampleWebmaster,
  } as never);
  const second = em.getReference(Radio, secondId);
  em.create(Website, { radio: second, isPublic: true, ...laguneWebsite } as never);
  for (const redirect of sampleRedirects) em.create(Redirect, { radio, ...redirect } as never);
  const topics = new Map(
    sampleTopics.map(({ name, colour, area }, position) => [
      name as string,
      em.create(Topic, {
        radio,
        name,
        slug: slugOf(name),
        colour,
        area,
        position,
      } as never),
    ]),
  );
  const now = Date.now();
  let newest: Content | undefined;
  const seeded = new Map<string, Content>();
  for (const [position, sample] of samples.entries()) {
    const translationGroup = sampleKey(`content ${sample.key}`);
    for (const language of Object.values(SiteLanguage)) {
      const { title, excerpt, body, alt, tags = [] } = sample[language];
      const content = em.create(Content, {
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
        tags: [...tags],
        picture: samplePicture(sample.scene),
        pictureAlt: alt,
        topic: topics.get(sample.topic ?? '') ?? null,
        price: sample.price ?? '',
        photos: (sample.photos ?? []).map((photo) => ({
          picture: samplePicture(photo.scene).replace('-960.', '-1600.'),
          alt: '',
          caption: photo[language],
        })),
        position: isDated(sample.kind) ? 0 : position,
        publishedFrom: new Date(now - sample.age * dayLength),
      } as never) as Content;
      newest ??= content;
      seeded.set(`${sample.key} ${language}`, content);
    }
  }
  seedBanners(em, radio);
  seedWebComments(em, radio, (key, language) => seeded.get(`${key} ${language}`));
  await em.flush();
  await seedDraft(em, newest!, author);
  await seedRevisions(em, newest!, author);
}

const textOfSample = (content: Content): ContentText => {
  const { title, slug, excerpt, body, picture, pictureAlt, pictureFocus, tags, topic } = content;
  const topicId = topic && String(topic.id);
  const pictured = { picture, pictureAlt, pictureFocus };
  return { ...new ContentText(), title, slug, excerpt, body, ...pictured, tags, topicId };
};

/** Adds a draft to a published content, with a change that waits for its publication. */
async function seedDraft(em: SqlEntityManager, content: Content, savedBy: User): Promise<void> {
  const { radio, version, excerpt } = content;
  em.create(ContentDraft, {
    radio,
    content,
    savedBy,
    startedFrom: version,
    fields: { ...textOfSample(content), excerpt: `${excerpt} Doors open at six.` },
  } as never);
  await em.flush();
}

/** Adds a change of a published content that its translations do not have yet. */
async function seedRevisions(em: SqlEntityManager, content: Content, publishedBy: User): Promise<void> {
  const { radio, publishedFrom } = content;
  const fields = textOfSample(content);
  for (const publishedAt of [publishedFrom!, new Date(Date.now() + 1)])
    em.create(ContentRevision, {
      radio,
      content,
      publishedBy,
      publishedAt,
      fields,
      picture: fields.picture,
    } as never);
  await em.flush();
}
