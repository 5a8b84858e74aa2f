import type { EntityClass } from '@mikro-orm/core';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { notFound } from '../../kit/errors.ts';
import { condition } from '../../kit/query/condition.ts';
import { count, countOfEach } from '../../kit/query/counts.ts';
import type { Parameter, ValuesOf } from '../../kit/query/given.ts';
import { query, type Given } from '../../kit/query/query.ts';
import { anyTable, type AnyTables, type ConditionBuilder, type Tables } from '../../kit/query/tables.ts';
import { findColumns, parseId, type Condition } from '../../kit/read/reads.ts';
import { createEntity, removeEntity } from '../../kit/resource/writes.ts';
import { allow } from '../../kit/rules/rule.ts';
import { RadioComment } from './radioComment.ts';

/** A kind of comment, such as those on videos: who sees which, who writes and deletes them, and how many there are. */
export type CommentKind = ReturnType<typeof commentsOf>;

interface CommentOptions<About extends keyof Tables, Values extends object> {
  /** The name of its queries, which begins with their domain: `multimedia.videoComment`. */
  name: string;
  comment: EntityClass<EditableEntity & { text: string }>;
  about: EntityClass<object> & { name: string };
  /** The relation from the comment to what it is about. */
  on: string;
  /** Whose rights count; its own when absent. */
  subject?: string;
  /** Whether it can be hidden: then it has a property `active`. */
  isModerated?: boolean;
  /** What the viewer sees of what comments are about, where that is not all that is in reach. */
  seen?: Seen<About, Values>;
}

interface Seen<About extends keyof Tables, Values extends object> {
  /** On the rows themselves. */
  condition: (context: Context) => Condition | undefined;
  /** The same as a part of a condition on their comments. */
  about: (about: ConditionBuilder<About, 'about'>, given: Given<Values>) => Expression<SqlBool>;
  /** What that is given. */
  values: (context: Context) => Values;
}

/**
 * The comments of a kind. They have a table of their own, so that each row holds by its foreign key to what it is about and
 * goes with it, belongs to the radio of its class, and has rights of its own.
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
    const t = rows as unknown as AnyRows;
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
    (rows as unknown as AnyRows)('t.author', '=', author),
  );

  const held = query(`${name}SubjectHeld`, (db, { id }: Given<{ id: number }>) =>
    anyTable(db).selectFrom(aboutName).select('id').where('id', '=', id).forKeyShare(),
  );

  /** How many there are on each of what they are about, but for hidden ones. */
  const counted = countOfEach(`${name}Count`, (db, { of }: Given<{ of: number }>) => {
    const all = anyTable(db).selectFrom(comment.name).select(count).where(on, '=', of);
    return isModerated ? all.where('active', '=', true) : all;
  });

  /** The comments that the viewer sees: on what they see, and no hidden one unless they moderate. */
  const visible = (context: Context): Condition => {
    const moderates = isModerated && context.abilities.can('update', subject);
    return visibleTo(context, { ...seen?.values(context), moderates } as ValuesOf<object>);
  };

  const isThere = async (context: Context, id: string, meant: Condition) =>
    (await findColumns(context, comment, parseId(id) ?? 0, [], meant)) !== null;

  const isSeen = (context: Context, id: string) => isThere(context, id, visible(context));

  /** Passes for a comment that the viewer sees, or NOT_FOUND. */
  async function requireSeen(context: Context, id: string): Promise<void> {
    if (!(await isSeen(context, id))) throw notFound(comment.name);
  }

  /** One's own comment may always go, whatever became of it; that of others needs the right. */
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

    /** Writes one in the name of the viewer and gives its id; where they see nothing that it is about, that is thrown. */
    async add(context: Context, aboutId: string, text: string, unseen: () => Error): Promise<number> {
      const id = parseId(aboutId) ?? 0;
      if (!(await seesAbout(context, id))) throw unseen();
      return createEntity(context, comment, async (write) => {
        if (!(await held.any(write, { id }))) throw unseen();
        return { [on]: id, text, ...authorOf(context, comment) };
      });
    },

    /** Deletes one and gives the id of what it was about. */
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

/** The tables of comments are alike but for their names and for what they are about. */
type AnyRows = ExpressionBuilder<AnyTables, string>;

const maxNameLength = 80;

/** Comments of a radio keep the name of who wrote them. */
function authorOf({ viewer }: Context, comment: Function) {
  const { userId, name } = viewer!;
  const isSigned = comment.prototype instanceof RadioComment;
  return { author: userId, ...(isSigned && { authorName: name.slice(0, maxNameLength).toWellFormed() }) };
}
