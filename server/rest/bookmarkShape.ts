import { z } from 'zod';
import type { RestPageFragment } from './bookmarks.generated.ts';

/** A page of the portal as older clients know it. */
export const LegacyPage = z
  .object({
    id: z.int(),
    target: z.string().describe('Its address without `/admin/`, such as `users/list`.'),
    isBookmarked: z.boolean(),
    title: z.string().describe('In English.'),
    icon: z.string().describe('Name of its icon at Lucide, such as `receipt-text`.'),
    link: z.string().describe('Its address in the portal.'),
  })
  .meta({ id: 'Page' });

export const legacyPage = ({
  id,
  target,
  isBookmarked,
  title,
  icon,
  link,
}: RestPageFragment): z.output<typeof LegacyPage> => ({
  id: Number(id),
  target,
  isBookmarked,
  title,
  icon,
  link,
});
