import { Resolver } from 'type-graphql';
import { reaction } from '../../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../../kit/reactions/takesReaction.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { allow } from '../../../../kit/rules/rule.ts';
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
    description: 'Adds a suggested page to the viewer’s favourites, or removes it from them.',
  },
  own: {
    name: 'isFavourite',
    description: 'True when the page is a favourite of the viewer.',
    argument: 'True to mark the record as a favourite, false to remove the mark.',
  },
})
export class SuggestedPageResolver extends ReadResolver(SuggestedPage, { rule }) {}
