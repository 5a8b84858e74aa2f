import { Ctx, Field, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { ownActionsOf } from '../../../kit/resource/ownRows.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';
import { abilitySubjects, actionsOf } from './abilitySubjects.ts';

@OutputType({ rule: 'parent', description: 'Subject on which roles and permissions can grant abilities.' })
export class AbilitySubject {
  @Field({ description: 'Name in abilities, such as `Invoice`; `all` for everything.' })
  subject!: string;

  @Field(() => [String], {
    description:
      'Actions that can be granted on the subject. They are always `manage`, and some of `read`, `create`, `update`, `delete` and `publish`.',
  })
  actions!: string[];

  @Field(() => [String], {
    description: 'Subset of `actions` that can be restricted to own records with the condition `OWN`.',
  })
  ownActions!: readonly string[];

  @Field({
    description:
      'True for subjects that belong to a radio; false for subjects of the platform. Abilities on subjects of a radio come from the person’s role in the team of that radio, abilities on subjects of the platform from the person’s role on the platform. A platform role that may do everything counts on all radios.',
  })
  isOfRadio!: boolean;
}

@Resolver()
export class AbilitySubjectResolver {
  @SignedInOnly()
  @Query(() => [AbilitySubject], {
    name: 'abilitySubjects',
    description: 'All subjects of abilities: `all` first, the others sorted by name.',
  })
  list(@Ctx() { services }: Context): AbilitySubject[] {
    const { ofRadios } = services.accounts.roleAbilities;
    return abilitySubjects().map((subject) => ({
      subject,
      actions: actionsOf(subject),
      ownActions: ownActionsOf(services, subject),
      isOfRadio: ofRadios.has(subject),
    }));
  }
}
