import { Resolver } from 'type-graphql';
import { reaction } from '../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import { ReadResolver } from '../../../kit/resource/readResolver.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { SuggestedPage } from './suggestedPage.entity.ts';

const rule = allow('read', 'Profile');
const favourites = reaction('profile.pageFavourite', {
  table: 'PageFavourite',
  on: 'page',
  of: 'SuggestedPage',
});

@Resolver(() => SuggestedPage)
@TakesReaction(SuggestedPage, favourites, {
  rule,
  mutation: {
    name: 'favouriteSuggestedPage',
    description: 'Keeps a suggested page for the viewer, or no longer.',
  },
  own: {
    name: 'isFavourite',
    description: 'Whether the viewer keeps it.',
    argument: 'Whether it is to be kept.',
  },
})
export class SuggestedPageResolver extends ReadResolver(SuggestedPage, { rule }) {}
