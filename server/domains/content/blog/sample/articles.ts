import type { SampleArticle } from './article.ts';
import { craftArticles } from './craft.ts';
import { stationArticles } from './station.ts';
import { technologyArticles } from './technology.ts';

/** All articles of the demo, the newest last. */
export const sampleArticles: readonly SampleArticle[] = [
  ...technologyArticles,
  ...craftArticles,
  ...stationArticles,
];
