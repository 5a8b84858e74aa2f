import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import {
  checkTeamSearch,
  findInTeam,
  maxColleagues,
  type Colleague,
  type TeamSearch,
} from '../../../content/public.ts';
import type { Content } from '../content.entity.ts';
import { existingContent, requireContent } from '../contentAccess.ts';
import { ContentStep } from '../steps/contentSteps.ts';

const findAuthorOfContent = query('website.findAuthorOfContent', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Content').select('author').where('id', '=', id),
);

/** True when another member of the team may publish a content: every content, or this one as its author. */
async function mayReview(context: Context, person: number, author: number | null): Promise<boolean> {
  if (person === context.viewer!.userId) return false;
  const access = await context.services.accounts.accessOf(person, context.radioId);
  if (!access || access.radioId !== context.radioId) return false;
  const { abilities } = access;
  return abilities.canAll('publish', 'Content') || (person === author && abilities.can('publish', 'Content'));
}

/** Finds people in the team who may publish a content. Looks at the first `maxColleagues` people with that name or username. */
export async function findContentReviewers(
  context: Context,
  id: string,
  search: TeamSearch,
): Promise<Colleague[]> {
  const content = await existingContent(context, id);
  await requireContent(context, 'update', content);
  checkTeamSearch(search);
  const author = (await findAuthorOfContent.first(context, { id: content }))?.author ?? null;
  const found: Colleague[] = [];
  for (const person of await findInTeam(context, { ...search, first: maxColleagues })) {
    if (found.length === search.first) break;
    if (await mayReview(context, person.id, author)) found.push(person);
  }
  return found;
}

/**
 * Returns the reviewer after a step: the person named when submitting, nobody after other steps. Throws for a person who may not publish.
 */
export async function reviewerFor(
  { context, existing }: Write<Content>,
  step: ContentStep,
  reviewerId: string | null | undefined,
): Promise<number | null> {
  if (reviewerId == null) return null;
  if (step !== ContentStep.SUBMIT) throw invalidInput({ reviewerId: 'invalid' });
  const person = parseId(reviewerId) ?? 0;
  const author = existing!.author;
  if (!(await mayReview(context, person, author))) throw invalidInput({ reviewerId: 'unknown' });
  return person;
}
