import { invalidInput } from '../../../../kit/errors.ts';
import type { Write } from '../../../../kit/resource/writes.ts';
import { requireStep } from '../../../../kit/steps/steps.ts';
import type { Content } from '../content.entity.ts';
import { contentSteps, ContentStep } from './contentSteps.ts';
import { requireAlternativeTexts } from '../contentValues.ts';
import { takeOverDraft } from './draftTakeover.ts';
import { reviewerFor } from '../review/contentReviewers.ts';

export interface StepArguments {
  from?: Date | null | undefined;
  startsNow?: boolean | null | undefined;
  until?: Date | null | undefined;
  reviewerId?: string | null | undefined;
}

/** Returns the values of a content after a transition. Throws when the transition, or the content, does not allow it. */
export async function valuesOfStep(
  write: Write<Content>,
  step: ContentStep,
  { from, startsNow, until, reviewerId }: StepArguments,
): Promise<object> {
  const { to } = requireStep(contentSteps, step, write.existing!.state);
  if (startsNow && (step !== ContentStep.PUBLISH || from)) throw invalidInput({ startsNow: 'invalid' });
  if (step === ContentStep.PUBLISH) requirePublishable(write.existing!);
  const reviewer = await reviewerFor(write, step, reviewerId);
  if (step === ContentStep.PUBLISH || step === ContentStep.RESCHEDULE)
    return { state: to, reviewer, ...periodOf(step, write.existing!, { from, startsNow, until }) };
  return { state: to, reviewer, ...(await takeOverDraft(write)) };
}

/** Throws when visitors would read a picture without alternative text. */
function requirePublishable({ picture, pictureAlt, body }: Pick<Content, 'picture' | 'pictureAlt' | 'body'>) {
  if (picture && !pictureAlt.trim()) throw invalidInput({ pictureAlt: 'required' });
  requireAlternativeTexts(body);
}

/**
 * Period on the website after a transition. A new period keeps the start and the end that are not given. A publication keeps the
 * start of an earlier publication unless `startsNow`, and its end when that has not passed.
 */
function periodOf(
  step: ContentStep,
  former: Pick<Content, 'publishedFrom' | 'publishedUntil'>,
  { from, startsNow, until }: Pick<StepArguments, 'from' | 'startsNow' | 'until'>,
): Pick<Content, 'publishedFrom' | 'publishedUntil'> {
  const now = new Date();
  const retainsTimes = step === ContentStep.RESCHEDULE;
  const isStarted = !startsNow && former.publishedFrom !== null && former.publishedFrom <= now;
  const isEnded = former.publishedUntil !== null && former.publishedUntil <= now;
  const publishedFrom = from ?? (retainsTimes || isStarted ? former.publishedFrom : null) ?? now;
  const publishedUntil =
    until === undefined ? (retainsTimes || !isEnded ? former.publishedUntil : null) : until;
  if (publishedUntil && publishedUntil <= publishedFrom) throw invalidInput({ until: 'endBeforeStart' });
  return { publishedFrom, publishedUntil };
}
