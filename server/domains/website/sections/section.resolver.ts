import { Ctx, Field, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { Costs } from '../../../kit/graphql/limits.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Website } from '../settings/website.entity.ts';
import { QuizQuestion } from './quizQuestion.ts';
import { questions, Section, SectionKind, SectionText } from './section.ts';
import { formsOfSections, recordTypeOf, SectionForm } from './sectionForm.ts';
import { isKnownKind } from './sectionSettings.ts';
import { findSubject } from './sectionSubjects.ts';

@OutputType({
  rule: 'parent',
  description: 'The only record whose entries a section of the home page shows.',
})
class SectionSubject {
  @Field(() => ID, { description: 'Id of the record, as in `Section.recordId`.' }) id!: string;

  @Field({
    description: 'Name of the record; empty when it was deleted, or when the viewer may not read it.',
  })
  name!: string;

  @Field({
    description:
      'False when the record was deleted or is not on the website: visitors do not see the section then.',
  })
  isShown!: boolean;
}

@Resolver(() => Section)
export class SectionResolver {
  @FieldResolver(() => SectionKind, {
    nullable: true,
    description:
      'Kind of the section; null for a stored kind that this version does not know. Visitors do not see such a section.',
  })
  kind(@Root() { kind }: Section): SectionKind | null {
    return isKnownKind(kind) ? kind : null;
  }

  @FieldResolver(() => SectionSubject, {
    nullable: true,
    description: 'The only record whose entries the section shows; null for no limit.',
  })
  async subject(
    @Root() { kind, recordId }: Section,
    @Ctx() context: Context,
  ): Promise<SectionSubject | null> {
    if (!recordId || !isKnownKind(kind)) return null;
    const type = await recordTypeOf(kind);
    return type ? findSubject(context, { type, id: recordId }) : null;
  }
}

@Resolver(() => SectionText)
export class SectionTextResolver {
  // Usual home pages have one quiz among their sections.
  @Costs(0, 1)
  @FieldResolver(() => [QuizQuestion], { description: questions })
  questions(@Root() { questions: stored = [] }: SectionText): QuizQuestion[] {
    return stored;
  }
}

@Resolver(() => Website)
export class SectionFormResolver {
  @FieldResolver(() => [SectionForm], {
    description: 'The kinds of sections of the home page, with the settings that each kind uses.',
  })
  sectionForms(): Promise<SectionForm[]> {
    return formsOfSections();
  }
}
