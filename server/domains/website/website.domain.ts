import type { Domain } from '../../kit/domain.ts';
import { viewsOf, viewsOfBin } from '../../kit/list/viewedList.ts';
import { Content } from './contents/content.entity.ts';
import { ContentResolver } from './contents/content.resolver.ts';
import { contentFiles } from './contents/contentPictures.ts';
import { sitePages } from './pages/sitePages.ts';
import { Website } from './settings/website.entity.ts';
import { WebsiteResolver } from './settings/website.resolver.ts';
import { Topic } from './topics/topic.entity.ts';
import { TopicResolver } from './topics/topic.resolver.ts';

/** The public website of a radio: its contents, and the pages that visitors read. */
export const website: Domain = {
  views: {
    contents: viewsOf('Content'),
    'contents-bin': viewsOfBin('Content'),
    topics: viewsOf('Topic'),
  },
  entities: [Website, Topic, Content],
  resolvers: [WebsiteResolver, TopicResolver, ContentResolver],
  files: contentFiles,
  pages: sitePages,
  announceDemo: (portal) => `Website of the demo radio: ${portal}/site/horizon`,
  seed: async (em) => (await import('./website.seed.ts')).seedWebsite(em),
  seedFiles: async (storage) => (await import('./sample/samplePictures.ts')).storeSamplePictures(storage),
};
