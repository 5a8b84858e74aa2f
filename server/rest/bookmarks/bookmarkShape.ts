import { z } from 'zod';
import { featherIcon } from '../featherIcons.ts';
import type { RestPageFragment } from './bookmarks.generated.ts';

/** A page of the portal as older clients know it. */
export const LegacyPage = z
  .object({
    id: z.int(),
    target: z.string().describe('What it is called among ids of elements: `users-list`.'),
    isBookmarked: z.boolean(),
    title: z.string().describe('In English.'),
    icon: z.string().describe('Name of its icon in the Feather set, such as `FileText`.'),
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
  target: elementId(target),
  isBookmarked,
  title,
  icon: featherIcon(icon),
  link,
});

/** Older clients take it for the id of an element, and for its selector. */
const elementId = (target: string) => target.replaceAll(/[^\w-]/g, '-');
