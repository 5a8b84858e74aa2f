import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { EditableEntity } from '../entities/baseEntity.ts';
import { DateTimeISO } from '../graphql/scalars.ts';

/** Columns of a draft. `fields` are its input fields; `startedFrom` is the version of the record that it is based on. */
export interface DraftColumns {
  fields: object;
  startedFrom: number;
  /** Moment of the scheduled publication; null when none is scheduled. */
  publishAt: Date | null;
}

/**
 * Mixin for unpublished changes to a published record. Use it as `class ContentDraft extends DraftOf(RadioOwned)`, with a unique
 * relation to the record. Every save that changes the draft increases its version.
 */
export function DraftOf<T extends EditableEntity>(
  Base: abstract new () => T,
): abstract new () => T & DraftColumns {
  @ObjectType({ simpleResolvers: true })
  abstract class Draft extends (Base as abstract new () => EditableEntity) implements DraftColumns {
    /**
     * Validated and sanitised input fields of the record. Hidden from the audit, which records the changes when the draft is
     * published.
     */
    @Property({ type: 'json', hidden: true })
    fields!: object;

    @Field(() => Int, {
      description:
        'Version of the published record that the draft is based on. The draft can be published only while the record has this version.',
    })
    @Property({ type: 'integer' })
    startedFrom!: number;

    @Field(() => DateTimeISO, {
      nullable: true,
      description: 'Moment at which the draft will be published; null when no publication is scheduled.',
    })
    @Property({ type: 'datetime', nullable: true })
    publishAt: Date | null = null;
  }
  return Draft as never;
}
