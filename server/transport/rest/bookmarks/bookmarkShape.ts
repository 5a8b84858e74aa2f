import { z } from 'zod';
import { featherIcon } from '../featherIcons.ts';
import type { RestPageFragment } from './bookmarks.generated.ts';

/** A page of the portal in the format of older clients. */
export const LegacyPage = z
  .object({
    id: z.int(),
    target: z.string().describe('Id of its element, such as `users-list`.'),
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

/** An address as an element id. Older clients use the target as the id of an element, and in a selector. */
const elementId = (target: string) => target.replaceAll(/[^\w-]/g, '-');
