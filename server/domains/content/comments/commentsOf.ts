import type { EntityClass } from '@mikro-orm/core';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import type { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { notFound } from '../../../kit/errors.ts';
import { condition } from '../../../kit/query/condition.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Parameter, ValuesOf } from '../../../kit/query/given.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { anyTable, type AnyTables, type ConditionBuilder, type Tables } from '../../../kit/query/tables.ts';
import { findColumns, parseId, type Condition } from '../../../kit/read/reads.ts';
import { createEntity, removeEntity } from '../../../kit/resource/writes.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioComment } from './radioComment.ts';

/** Kind of comment, such as comments on videos, as `commentsOf` creates it. */
export type CommentKind = ReturnType<typeof commentsOf>;

interface CommentOptions<About extends keyof Tables, Values extends object> {
  /** Prefix of the query names, beginning with the domain: `multimedia.videoComment`. */
  name: string;
  comment: EntityClass<EditableEntity & { text: string }>;
  about: EntityClass<object> & { name: string };
  /** Relation from the comment to its subject. */
  on: string;
  /** Subject of the rights; defaults to the comment itself. */
  subject?: string;
  /** True when comments can be hidden, which requires a property `active`. */
  isModerated?: boolean;
  /** Visibility of the rows that the comments are about, when the viewer does not see all of them. */
  seen?: Seen<About, Values>;
}

interface Seen<About extends keyof Tables, Values extends object> {
  /** Condition on the rows themselves. */
  condition: (context: Context) => Condition | undefined;
  /** The same condition as part of a query for their comments. */
  about: (about: ConditionBuilder<About, 'about'>, given: Given<Values>) => Expression<SqlBool>;
  /** Values of the parameters of `about`. */
  values: (context: Context) => Values;
}

/**
 * Creates a kind of comment. Each kind has a table of its own, so that each row refers to its subject by a foreign key and is deleted with
 * it, belongs to the radio of its class, and has rights of its own.
 */
export function commentsOf<About extends keyof Tables & string = never, Values extends object = {}>({
  name,
  comment,
  about,
  on,
  subject = comment.name,
  isModerated = true,
  seen,
}: CommentOptions<About, Values>) {
  const ofKind = comment.name as keyof Tables;
  const aboutName: string = about.name;

  const visibleTo = condition(ofKind, (rows, given) => {
    const t = anyRows(rows);
    const { moderates } = given as { moderates: Parameter<boolean> };
    const onWhatIsSeen = t.exists(
      t
        .selectFrom(`${aboutName} as about`)
        .select('about.id')
        .whereRef('about.id', '=', `t.${on}`)
        .$if(seen !== undefined, (some) => some.where((row) => seen!.about(row as never, given as never))),
    );
    if (!isModerated) return onWhatIsSeen;
    return t.and([t.or([moderates, t('t.active', '=', true)]), onWhatIsSeen]);
  });

  const writtenBy = condition(ofKind, (rows, { author }: Given<{ author: number }>) =>
    anyRows(rows)('t.author', '=', author),
  );

  const lockSubject = query(`${name}SubjectHeld`, (db, { id }: Given<{ id: number }>) =>
    anyTable(db).selectFrom(aboutName).select('id').where('id', '=', id).forKeyShare(),
  );

  /** Number of comments on a record, without those that moderators have hidden. Batched for the rows of a page. */
  const counted = countOfEach(`${name}Count`, (db, { of }: Given<{ of: number }>) => {
    const all = anyTable(db).selectFrom(comment.name).select(count).where(on, '=', of);
    return isModerated ? all.where('active', '=', true) : all;
  });

  /** Comments on subjects that the viewer sees. Hidden comments are included only for moderators. */
  const visible = (context: Context): Condition => {
    const moderates = isModerated && context.abilities.can('update', subject);
    return visibleTo(context, { ...seen?.values(context), moderates } as ValuesOf<object>);
  };

  const isThere = async (context: Context, id: string, meant: Condition) =>
    (await findColumns(context, comment, parseId(id) ?? 0, [], meant)) !== null;

  const isSeen = (context: Context, id: string) => isThere(context, id, visible(context));

  /** Throws NOT_FOUND unless the viewer sees the comment. */
  async function requireSeen(context: Context, id: string): Promise<void> {
    if (!(await isSeen(context, id))) throw notFound(comment.name);
  }

  /** Own comments may always be deleted, even hidden ones; comments of others require the right. */
  async function requireMayDelete(context: Context, id: string): Promise<void> {
    const own = writtenBy(context, { author: context.viewer?.userId ?? 0 });
    if (await isThere(context, id, own)) return;
    await requireSeen(context, id);
    context.abilities.require(allow('delete', subject));
  }

  const seesAbout = async (context: Context, id: number) =>
    !seen || (await findColumns(context, about, id, [], seen.condition(context))) !== null;

  return {
    comment,
    about,
    on,
    subject,
    isModerated,
    visible,
    isSeen,
    requireSeen,
    count: counted,

    /** Adds a comment of the viewer and returns its id. Throws `unseen()` when the viewer does not see the subject. */
    async add(context: Context, aboutId: string, text: string, unseen: () => Error): Promise<number> {
      const id = parseId(aboutId) ?? 0;
      if (!(await seesAbout(context, id))) throw unseen();
      return createEntity(context, comment, async (write) => {
        if (!(await lockSubject.any(write, { id }))) throw unseen();
        return { [on]: id, text, ...authorOf(context, comment) };
      });
    },

    /** Deletes a comment and returns the id of its subject. */
    async remove(context: Context, id: string): Promise<number> {
      await requireMayDelete(context, id);
      let aboutId = 0;
      await removeEntity(context, comment, id, (existing) => {
        aboutId = Reflect.get(existing, on) as number;
      });
      return aboutId;
    },
  };
}

/** Type of any comment table: they differ only in their names and subjects. */
type AnyRows = ExpressionBuilder<AnyTables, string>;

const anyRows = (rows: object) => rows as AnyRows;

const maxNameLength = 80;

/** Comments of a radio store the name of their author. */
function authorOf({ viewer }: Context, comment: Function) {
  const { userId, name } = viewer!;
  const isSigned = comment.prototype instanceof RadioComment;
  return { author: userId, ...(isSigned && { authorName: name.slice(0, maxNameLength).toWellFormed() }) };
}
