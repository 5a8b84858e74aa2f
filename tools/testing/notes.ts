import type { Ref } from '@mikro-orm/core';
import { Collection } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, InputType, Int, Resolver } from 'type-graphql';
import { RadioOwned } from '../../server/domains/platform/organization/radios/radioOwned.ts';
import { ListField } from '../../server/kit/list/listField.ts';
import { NumberFilter, StringFilter } from '../../server/kit/list/filters.ts';
import { ToMany } from '../../server/kit/read/children.ts';
import { patchOf } from '../../server/kit/resource/resolvers/patchOf.ts';
import { SoftDeletable } from '../../server/kit/entities/softDeletable.ts';
import { RecoverableResolver } from '../../server/kit/resource/resolvers/recoverableResolver.ts';
import { WriteResolver } from '../../server/kit/resource/resolvers/writeResolver.ts';
import { OutputType } from '../../server/kit/rules/outputType.ts';
import { allow } from '../../server/kit/rules/rule.ts';

/*
 * Two made-up entities of a radio, for tests of rules that apply to all such entities: notebooks, and their notes, which have a
 * recycle bin.
 */

@Entity()
@OutputType({ rule: allow('read', 'Notebook'), description: 'A notebook of the tests.' })
export class Notebook extends RadioOwned {
  @Field({ description: 'Title of the notebook.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @OneToMany(() => Note, (note) => note.notebook)
  notes = new Collection<Note>(this);
}

@Entity()
@OutputType({ rule: allow('read', 'Note'), description: 'A note of the tests, which belongs to a radio.' })
export class Note extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Text of the note.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  text!: string;

  @Field(() => Int, { description: 'Weight of the note.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  weight!: number;

  @Field(() => Notebook, { nullable: true, description: 'Notebook that contains the note.' })
  @ListField({ search: true, via: { notebookTitle: { property: 'title', filter: () => StringFilter } } })
  @ManyToOne({ entity: () => Notebook, ref: true, index: true, nullable: true })
  notebook: Ref<Notebook> | null = null;
}

@InputType({ description: 'A new notebook.' })
class NotebookInput {
  @Field({ description: 'Title of the notebook.' }) title!: string;
}
const NotebookPatch = patchOf(NotebookInput, 'NotebookPatch', 'Changes to a notebook.');

@InputType({ description: 'A new note.' })
class NoteInput {
  @Field({ description: 'Text of the note.' }) text!: string;
  @Field(() => Int, { description: 'Weight of the note.' }) weight!: number;
  @Field(() => ID, { nullable: true, description: 'Id of the `Notebook` that contains the note.' })
  notebookId?: string | null;
}
const NotePatch = patchOf(NoteInput, 'NotePatch', 'Changes to a note.');

@Resolver(() => Notebook)
@ToMany('notes', () => Note, { first: 10, description: 'Notes of the notebook, newest first.' })
export class NotebookResolver extends WriteResolver(Notebook, NotebookInput, NotebookPatch) {}

/**
 * Creates a resolver class with the fields and mutations of `Note`, an entity for tests. Each resolver needs a new class, because
 * extending it changes the class.
 */
export const noteFields = () =>
  RecoverableResolver(Note, NoteInput, NotePatch, {
    references: ['notebook'],
    searchResult: { title: '{text}', list: '/admin/team' },
  });

@Resolver(() => Note)
export class NoteResolver extends noteFields() {}
