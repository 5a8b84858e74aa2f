import type { BlogStatus } from '../blogPost.entity.ts';

/** Article of the demo. */
export interface SampleArticle {
  slug: string;
  title: string;
  categories: readonly string[];
  tags: readonly string[];
  excerpt: string;
  content: string;
  /** Defaults to published. */
  status?: `${BlogStatus}`;
  comments: readonly string[];
}

export const sampleCategories = [
  { name: 'Programmes', icon: 'radio' },
  { name: 'Technology', icon: 'radio-tower' },
  { name: 'Audience', icon: 'users' },
  { name: 'Craft', icon: 'mic' },
  { name: 'Behind the scenes', icon: 'clapperboard' },
] as const;
