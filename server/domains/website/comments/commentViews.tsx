import { createElement, type ReactElement, type ReactNode } from 'react';
import { isDated, type ContentKind } from '../contents/contentEnums.ts';
import { moment } from '../pages/parts.tsx';
import { readAsVisitor, type Site } from '../pages/site.ts';
import { areaPaths } from '../pages/siteAddresses.ts';
import {
  answerList,
  commentList,
  type AnswerListData,
  type CommentListData,
  type SiteComment,
  type WholeContent,
} from '../pages/siteDocuments.ts';
import { pageNumber } from '../pages/views/pageParameters.ts';
import { FormProblem, Trap, VisitorField } from '../pages/visitorForm.tsx';
import {
  commentFields,
  commentValuesOf,
  type CommentField,
  type CommentProblem,
  type CommentValues,
} from './commentForm.ts';
import { commentTexts, type CommentFormProblem } from './commentTexts.ts';
import { maxOfContent } from './sendComment.ts';

/* The comments below a content and their form. */

/** Number of comments on one page of comments, not counting their answers. */
export const commentsPerPage = 20;

const answersPerRequest = 100;

/** True when visitors may read and write comments on a content. */
export const hasComments = (site: Site, kind: ContentKind, content: WholeContent): boolean =>
  site.settings.allowsComments && content.allowsComments && isDated(kind);

export const commentPath = (kind: ContentKind, slug: string) => [areaPaths[kind], slug, 'comment'] as const;

/** HTML id of a comment, to which a URL fragment can lead. */
export const anchorOf = (id: string | number) => `comment-${id}`;

/**
 * Renders the comments below a content. Undefined when it takes no comments, and in previews; null for a page of comments that does not
 * exist.
 */
export async function commentsOf(
  site: Site,
  kind: ContentKind,
  content: WholeContent,
): Promise<ReactElement | null | undefined> {
  if (site.notice || !hasComments(site, kind, content)) return undefined;
  const texts = commentTexts[site.language];
  const page = pageNumber(site.request.query['comments']);
  const { webComments, all } = await readAsVisitor<CommentListData>(site, commentList, {
    contentId: content.id,
    page,
    perPage: commentsPerPage,
  });
  if (page > 1 && webComments.items.length === 0) return null;
  const answers = await readAnswers(site, webComments.items);
  const address = site.addresses.of(areaPaths[kind], content.slug);
  const form = site.addresses.of(...commentPath(kind, content.slug));
  return (
    <section className="comments" id="comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading">{texts.count(all.totalItems)}</h2>
      {all.totalItems === 0 && <p className="muted">{texts.none}</p>}
      <ol>
        {webComments.items.map((comment) => (
          <Comment key={comment.id} site={site} comment={comment}>
            <p>
              <a href={`${form}?to=${comment.id}`} aria-label={texts.replyTo(comment.name)}>
                {texts.reply}
              </a>
            </p>
            {answers.has(comment.id) && (
              <ol aria-label={texts.answers(comment.name)}>
                {answers.get(comment.id)!.map((answer) => (
                  <Comment key={answer.id} site={site} comment={answer} />
                ))}
              </ol>
            )}
          </Comment>
        ))}
      </ol>
      {(page > 1 || page * commentsPerPage < webComments.totalItems) && (
        <nav className="pages" aria-label={texts.pages}>
          {page > 1 ? (
            <a
              rel="prev"
              href={page === 2 ? `${address}#comments` : `${address}?comments=${page - 1}#comments`}
            >
              {texts.newer}
            </a>
          ) : (
            <span />
          )}
          {page * commentsPerPage < webComments.totalItems && (
            <a rel="next" href={`${address}?comments=${page + 1}#comments`}>
              {texts.older}
            </a>
          )}
        </nav>
      )}
      <h2>{texts.write}</h2>
      <CommentForm site={site} action={form} state={{ values: commentValuesOf({}) }} />
    </section>
  );
}

/** The answers to comments, by the id of the comment. */
async function readAnswers(site: Site, comments: readonly SiteComment[]) {
  const parentIds = comments.map(({ id }) => id);
  const answers: AnswerListData['webComments']['items'] = [];
  if (parentIds.length === 0) return new Map<string, typeof answers>();
  for (let page = 1; page <= maxOfContent / answersPerRequest; page++) {
    const { webComments } = await readAsVisitor<AnswerListData>(site, answerList, { parentIds, page });
    answers.push(...webComments.items);
    if (answers.length >= webComments.totalItems) break;
  }
  return Map.groupBy(answers, ({ parent }) => parent.id);
}

/** A comment as plain text: React escapes everything that a visitor wrote, and addresses in it are not links. */
function Comment({ site, comment, children }: { site: Site; comment: SiteComment; children?: ReactNode }) {
  return (
    <li id={anchorOf(comment.id)}>
      <p>
        <strong dir="auto">{comment.name}</strong>{' '}
        <time className="muted" dateTime={comment.sentAt}>
          {moment(site, comment.sentAt, { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </p>
      <p className="plain">{comment.text}</p>
      {children}
    </li>
  );
}

/** State of a comment form: the typed values and, after it was sent, their problems. */
export interface CommentFormState {
  values: CommentValues;
  problems?: Partial<Record<CommentField, CommentProblem>>;
  problem?: CommentFormProblem;
  /** Signed challenge of the server, with the solution of the script; absent in a cached page. */
  proof?: string;
  /** Id of the comment that it answers. */
  to?: string | undefined;
}

/**
 * Form with which a visitor writes a comment. A script solves the proof of work when somebody begins to write; without scripts, the form is
 * sent without a solution.
 */
export function CommentForm({
  site,
  action,
  state,
}: {
  site: Site;
  action: string;
  state: CommentFormState;
}) {
  const texts = commentTexts[site.language];
  const { values, problems = {}, problem, proof = '', to } = state;
  const field = (name: CommentField) => {
    const code = problems[name];
    return {
      form: 'comment',
      name,
      label: texts.fields[name],
      value: values[name],
      maxLength: commentFields[name],
      problem: code && { code, text: texts.problems[code] },
    };
  };
  return createElement(
    'comment-form',
    { challenge: `${action}.json`, status: texts.checking },
    <>
      {problem && <FormProblem problem={problem} text={texts.problems[problem]} />}
      <form className="contact" method="post" action={action} noValidate>
        <input type="hidden" name="proof" value={proof} />
        {to && <input type="hidden" name="to" value={to} />}
        <Trap label={site.texts.contactForm.trap} />
        <p>{texts.intro}</p>
        <VisitorField {...field('name')} type="text" autoComplete="name" />
        <VisitorField {...field('email')} type="email" autoComplete="email" help={texts.emailHelp} />
        <VisitorField {...field('text')} help={texts.textHelp} />
        <p>
          <button className="button">{texts.send}</button>
        </p>
        <p role="status" className="muted" />
      </form>
    </>,
  );
}
