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
    description: 'Adds an entry of an external feed to the viewer’s favourites, or removes it from them.',
  },
  own: {
    name: 'isFavourite',
    description: 'True when the entry is a favourite of the viewer.',
    argument: 'True to add the record to the favourites, false to remove it from them.',
  },
})
export class FeedResolver extends ReadResolver(Feed, { rule }) {}
