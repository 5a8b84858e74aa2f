import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'A new redirect.' })
export class RedirectInput {
  @Field({
    description:
      'Path below the address of the website, at most 300 characters. Also accepted as a full address of the website: below `/site/` and the slug of the radio on the host of the portal, or on the own host of the website. `invalid` for the home page and for other addresses; `taken` when the path is already redirected.',
  })
  @Length(1, 300)
  path!: string;

  @Field({
    description:
      'Path below the address of the website, or a web address, at most 500 characters. Full addresses of the website are stored as paths. A path without a page that is redirected itself is replaced by its target. Rejected with `address` for other links, `loop` when the target would lead back to `path`.',
  })
  @Length(1, 500)
  target!: string;
}

export const RedirectPatch = patchOf(RedirectInput, 'RedirectPatch', 'Changes to a redirect.');
export type RedirectPatch = Partial<RedirectInput>;
