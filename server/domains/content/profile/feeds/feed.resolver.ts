import { Resolver } from 'type-graphql';
import { reaction } from '../../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../../kit/reactions/takesReaction.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Feed } from './feed.entity.ts';

const rule = allow('read', 'Profile');
const favourites = reaction('profile.feedFavourite', { table: 'FeedFavourite', on: 'feed', of: 'Feed' });

@Resolver(() => Feed)
@TakesReaction(Feed, favourites, {
  rule,
  mutation: {
    name: 'favouriteFeed',
    description: 'Marks an entry of an external feed as a favourite of the viewer, or removes the mark.',
  },
  own: {
    name: 'isFavourite',
    description: 'True when the entry is a favourite of the viewer.',
    argument: 'True to mark the record as a favourite, false to remove the mark.',
  },
})
export class FeedResolver extends ReadResolver(Feed, { rule }) {}
