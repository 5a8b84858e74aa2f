import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { cardRule, currencyField } from './analyticsCards.ts';
import { CardStep } from './cardPeriods.ts';

/** Common fields of all nine cards: a series of points. */
@ObjectType({ simpleResolvers: true })
abstract class SeriesCard {
  @Field(() => CardStep, { description: 'Length of time that one point of `data` covers.' }) step!: CardStep;
  @Field(() => [SafeInt], {
    description:
      'Values of the card in chronological order, one for each `step`. Amounts of money are in minor units (cents).',
  })
  data!: number[];
}

@OutputType({
  rule: cardRule,
  description: 'Dashboard card: the number of orders over time, for a bar chart.',
})
export class OrdersBarChartCard extends SeriesCard {
  @Field(() => Int, { description: 'Total number of orders.' }) orders!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the profit over time, for a line chart.' })
export class ProfitLineChartCard extends SeriesCard {
  @Field(() => SafeInt, { description: 'Total profit in minor units of `currency` (cents).' })
  profit!: number;
  @Field({ description: currencyField }) currency!: string;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the number of new subscribers over time.' })
export class SubscribersCard extends SeriesCard {
  @Field(() => Int, { description: 'Total number of subscribers.' }) subscribers!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the revenue over time.' })
export class RevenueGeneratedCard extends SeriesCard {
  @Field(() => SafeInt, { description: 'Total revenue in minor units of `currency` (cents).' })
  revenue!: number;
  @Field({ description: currencyField }) currency!: string;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the sales of the quarter.' })
export class SalesCard extends SeriesCard {
  @Field(() => Float, { description: 'Sales as a share of the quarter’s goal, in percent.' }) sales!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the number of received orders over time.' })
export class OrdersReceivedCard extends SeriesCard {
  @Field(() => Int, { description: 'Total number of orders.' }) orders!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the number of visits of the website over time.' })
export class SiteTrafficCard extends SeriesCard {
  @Field(() => Int, { description: 'Total number of visits.' }) visits!: number;
}

@OutputType({ rule: cardRule, description: 'Dashboard card: the number of active users over time.' })
export class ActiveUsersCard extends SeriesCard {
  @Field(() => Int, { description: 'Number of users who are active now.' }) users!: number;
}

@OutputType({
  rule: cardRule,
  description: 'Dashboard card: the number of newsletter subscribers over time.',
})
export class NewsletterCard extends SeriesCard {
  @Field(() => Int, { description: 'Number of subscribers of the newsletter.' }) subscribers!: number;
}
