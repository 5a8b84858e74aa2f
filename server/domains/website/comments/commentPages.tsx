import type { MovedPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { ContentKind } from '../contents/contentEnums.ts';
import { notFoundPage, pageOf } from '../pages/frame.tsx';
import { findContent } from '../pages/views/pageViews.tsx';
import type { Site } from '../pages/site.ts';
import { areaOf, areaPaths } from '../pages/siteAddresses.ts';
import type { WholeContent } from '../pages/siteDocuments.ts';
import { trap } from '../pages/visitorForm.tsx';
import { commentValuesOf, problemsOfComment } from './commentForm.ts';
import { commentTexts } from './commentTexts.ts';
import {
  anchorOf,
  CommentForm,
  commentPath,
  commentsPerPage,
  hasComments,
  type CommentFormState,
} from './commentViews.tsx';
import { findAnswerableComment, sendComment } from './sendComment.ts';
import { WebCommentStatus } from './webCommentEnums.ts';

/* The pages around the form of a comment. They are private: a form of their own for each visitor, stored nowhere. */

/** Seconds after which to send a comment again while too many wait. */
const retryWhenFull = 3600;

interface Commented {
  site: Site;
  kind: ContentKind;
  content: WholeContent;
  /** Address of the form. */
  action: string;
}

/** Finds the content in the address, if visitors may comment on it. Undefined in previews, which must not change data. */
async function findCommented(site: Site): Promise<Commented | undefined> {
  const { area, slug } = site.request.params;
  const kind = areaOf(area!);
  if (!kind || site.notice) return undefined;
  const content = await findContent(site, kind, slug!);
  if (!content || !hasComments(site, kind, content)) return undefined;
  return { site, kind, content, action: site.addresses.of(...commentPath(kind, content.slug)) };
}

/** Renders a page with the comment form only, or with the confirmation after the form was sent. */
export async function commentPage(site: Site): Promise<RenderedPage> {
  const commented = await findCommented(site);
  if (!commented) return notFoundPage(site);
  const { sent, to } = site.request.query;
  if (sent) return sentPage(commented, sent);
  return formPage(commented, { values: commentValuesOf({}), to });
}

/** Serves a new proof-of-work challenge to the script of the comment form. */
export async function challengePage(site: Site): Promise<RenderedPage | undefined> {
  const commented = await findCommented(site);
  if (!commented) return undefined;
  const { radio, request } = site;
  const challenge = await request.services.commentForms.challengeOf(radio.id, Number(commented.content.id));
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(challenge),
    radioId: radio.id,
  };
}

/** Receives a comment form: stores the comment, or shows the form with everything that was typed. */
export async function receiveComment(site: Site): Promise<RenderedPage | MovedPage> {
  const commented = await findCommented(site);
  if (!commented) return notFoundPage(site);
  const { content, action } = commented;
  const { radio, request } = site;
  const { form, network } = request.visit!;
  // Programs get the same answer as people, so that they do not learn what gave them away.
  if (form[trap]) return sentTo(action, 'waiting');
  const { commentForms } = request.services;
  const values = commentValuesOf(form);
  const contentId = Number(content.id);
  const proof = await commentForms.check(form['proof'] ?? '', radio.id, contentId);
  // Reuses the proof unless it is missing, invalid or expired, so that the visitor need not solve another challenge. A proof that
  // came too fast is reused, because it is accepted a moment later.
  const validProof = typeof proof === 'string' && proof !== 'tooFast' ? {} : { proof: form['proof']! };
  const state: CommentFormState = { values, to: form['to'], ...validProof };
  const problems = problemsOfComment(values);
  if (Object.keys(problems).length > 0)
    return formPage(commented, { ...state, problems, problem: 'invalid' });
  if (typeof proof === 'string') return formPage(commented, { ...state, problem: proof });
  const parent = await findParent(commented, form['to']);
  if (form['to'] && !parent) return formPage(commented, { ...state, to: undefined, problem: 'closed' });
  const authorMark = commentForms.authorMarkOf(radio.id, values.email);
  const retryAfter = commentForms.spend(proof, { radioId: radio.id, network, authorMark });
  if (retryAfter !== undefined) return formPage(commented, { ...state, problem: 'tooMany' }, retryAfter);
  const sent = {
    values,
    content: { id: contentId, title: content.title },
    parent: parent?.id,
    proof,
    authorMark,
  };
  const result = await sendComment(site, sent);
  if (result === 'queueFull') return formPage(commented, { ...state, problem: result }, retryWhenFull);
  if (result === 'closed') return formPage(commented, { ...state, problem: result });
  return sentTo(action, result.status === WebCommentStatus.APPROVED ? String(result.id) : 'waiting');
}

const sentTo = (action: string, sent: string): MovedPage => ({
  location: `${action}?sent=${sent}`,
  status: 303,
});

/** Finds the comment that a form replies to: an approved comment on the same content that is not itself a reply. */
async function findParent({ site, content }: Commented, to: string | undefined) {
  const id = to ? parseId(to) : undefined;
  return id === undefined
    ? undefined
    : findAnswerableComment.first(site.environment, { id, content: Number(content.id) });
}

const statusOf = ({ problem }: CommentFormState): RenderedPage['status'] => {
  if (problem === 'tooMany') return 429;
  if (problem === 'queueFull') return 503;
  return problem ? 400 : 200;
};

async function formPage(
  commented: Commented,
  state: CommentFormState,
  retryAfter?: number,
): Promise<RenderedPage> {
  const { site, kind, content, action } = commented;
  const { radio, request, addresses, language } = site;
  const texts = commentTexts[language];
  const parent = await findParent(commented, state.to);
  if (state.to && !parent && !state.problem) return notFoundPage(site);
  const challenge = state.proof
    ? undefined
    : await request.services.commentForms.challengeOf(radio.id, Number(content.id));
  const proof = state.proof ?? JSON.stringify({ challenge });
  const title = parent ? texts.replyTo(parent.name) : texts.write;
  return pageOf(site, {
    title,
    status: statusOf(state),
    ...(retryAfter !== undefined && { retryAfter }),
    isIndexed: false,
    body: (
      <div>
        <p className="muted">
          <a href={addresses.of(areaPaths[kind], content.slug)}>{content.title}</a>
        </p>
        <h1>{title}</h1>
        {parent && (
          <blockquote>
            <p className="plain">{parent.text}</p>
          </blockquote>
        )}
        <CommentForm
          site={site}
          action={action}
          state={{ ...state, proof, to: parent && String(parent.id) }}
        />
      </div>
    ),
  });
}

const findShownComment = query(
  'website.findShownComment',
  (db, given: Given<{ id: number; content: number }>) =>
    db
      .selectFrom('WebComment')
      .select(['id', 'parent'])
      .where('id', '=', given.id)
      .where('content', '=', given.content)
      .where('status', '=', WebCommentStatus.APPROVED),
);

const countNewerComments = query(
  'website.countNewerComments',
  (db, given: Given<{ id: number; content: number }>) =>
    db
      .selectFrom('WebComment')
      .select(count)
      .where('content', '=', given.content)
      .where('status', '=', WebCommentStatus.APPROVED)
      .where('parent', 'is', null)
      .where('id', '>', given.id),
);

/** Address of an approved comment below its content; undefined when visitors do not see it. */
async function addressOfComment(
  { site, kind, content }: Commented,
  sent: string,
): Promise<string | undefined> {
  const id = parseId(sent);
  const given = { id: id ?? 0, content: Number(content.id) };
  const comment = id === undefined ? undefined : await findShownComment.first(site.environment, given);
  if (!comment) return undefined;
  const top = { ...given, id: comment.parent ?? comment.id };
  const newer = await countNewerComments.first(site.environment, top);
  const page = Math.floor(newer!.count / commentsPerPage) + 1;
  const address = site.addresses.of(areaPaths[kind], content.slug);
  return `${address}${page > 1 ? `?comments=${page}` : ''}#${anchorOf(comment.id)}`;
}

/** The confirmation: the comment waits for approval, or it is on the website. */
async function sentPage(commented: Commented, sent: string): Promise<RenderedPage> {
  const { site, kind, content } = commented;
  const texts = commentTexts[site.language];
  const published = await addressOfComment(commented, sent);
  const title = published ? texts.publishedTitle : texts.waitingTitle;
  return pageOf(site, {
    title,
    isIndexed: false,
    body: (
      <div role="status">
        <h1>{title}</h1>
        <p>{published ? texts.publishedText : texts.waitingText}</p>
        <p>
          <a className="button" href={published ?? site.addresses.of(areaPaths[kind], content.slug)}>
            {published ? texts.toComment : texts.back}
          </a>
        </p>
      </div>
    ),
  });
}
