import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../kit/graphql/scalars.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { cardRule, currencyField } from './analyticsCards.ts';
import { CardStep } from './cardPeriods.ts';

/** What all nine share: a line of points. */
@ObjectType({ simpleResolvers: true })
abstract class SeriesCard {
  @Field(() => CardStep, { description: 'The time between two points of `data`.' }) step!: CardStep;
  @Field(() => [SafeInt], {
    description: 'The figure point by point, the oldest first; amounts in minor units.',
  })
  data!: number[];
}

@OutputType({ rule: cardRule, description: 'Orders, for bars.' })
export class OrdersBarChartCard extends SeriesCard {
  @Field(() => Int, { description: 'Orders in all.' }) orders!: number;
}

@OutputType({ rule: cardRule, description: 'Profit, for a line.' })
export class ProfitLineChartCard extends SeriesCard {
  @Field(() => SafeInt, { description: 'Profit in all, in minor units.' }) profit!: number;
  @Field({ description: currencyField }) currency!: string;
}

@OutputType({ rule: cardRule, description: 'Subscribers gained.' })
export class SubscribersCard extends SeriesCard {
  @Field(() => Int, { description: 'Subscribers in all.' }) subscribers!: number;
}

@OutputType({ rule: cardRule, description: 'Revenue generated.' })
export class RevenueGeneratedCard extends SeriesCard {
  @Field(() => SafeInt, { description: 'Revenue in all, in minor units.' }) revenue!: number;
  @Field({ description: currencyField }) currency!: string;
}

@OutputType({ rule: cardRule, description: 'Sales of the quarter.' })
export class SalesCard extends SeriesCard {
  @Field(() => Float, { description: 'How much of the quarter’s goal is sold, in percent.' }) sales!: number;
}

@OutputType({ rule: cardRule, description: 'Orders received.' })
export class OrdersReceivedCard extends SeriesCard {
  @Field(() => Int, { description: 'Orders in all.' }) orders!: number;
}

@OutputType({ rule: cardRule, description: 'Traffic of the website.' })
export class SiteTrafficCard extends SeriesCard {
  @Field(() => Int, { description: 'Visits in all.' }) visits!: number;
}

@OutputType({ rule: cardRule, description: 'People who use the station’s services.' })
export class ActiveUsersCard extends SeriesCard {
  @Field(() => Int, { description: 'Active users now.' }) users!: number;
}

@OutputType({ rule: cardRule, description: 'Readers of the newsletter.' })
export class NewsletterCard extends SeriesCard {
  @Field(() => Int, { description: 'Subscribers of the newsletter.' }) subscribers!: number;
}
