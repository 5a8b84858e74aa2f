import { z } from 'zod';
import { CardStep } from './cardPeriods.ts';
import { Device } from './analyticsCards.ts';

/*
 * Shapes of the stored figures of each card. They are validated when they are read: a broken row is reported, and not displayed.
 */

const count = z.int().min(0);
const minorUnits = z.int();
const percent = z.number();
/** Duration stored in a unit of this many milliseconds, and read in milliseconds. */
const lengthIn = (unit: number) =>
  z
    .number()
    .min(0)
    .transform((length) => Math.round(length * unit));
const currency = z.string().regex(/^[A-Z]{3}$/);
const perMonth = z.array(minorUnits).length(12);
const series = { step: z.enum(CardStep), data: z.array(z.int()).min(2).max(60) };

export const cardShapes = {
  'support-tracker': z.object({
    totalTickets: count,
    newTickets: count,
    openTickets: count,
    responseTime: lengthIn(86_400_000),
  }),
  'avg-sessions': z.object({
    sessions: count,
    growth: percent,
    goal: count,
    users: count,
    retention: percent,
    duration: lengthIn(60_000),
    ...series,
  }),
  'revenue-report': z.object({
    price: minorUnits,
    budget: minorUnits,
    currency,
    earnings: perMonth,
    expenses: perMonth,
  }),
  'goal-overview': z.object({ completed: count, inProgress: count }),
  revenue: z.object({
    thisMonth: minorUnits,
    lastMonth: minorUnits,
    currency,
    thisMonthData: z.array(minorUnits).min(2).max(31),
    lastMonthData: z.array(minorUnits).min(2).max(31),
  }),
  'product-orders': z.object({ finished: count, pending: count, rejected: count }),
  'sessions-device': z.object({
    devices: z.array(z.object({ device: z.enum(Device), usage: percent, change: percent })).min(1),
  }),
  customers: z.object({ newCustomers: count, returning: count, referrals: count }),
  'orders-bar-chart': z.object({ orders: count, ...series }),
  'profit-line-chart': z.object({ profit: minorUnits, currency, ...series }),
  subscribers: z.object({ subscribers: count, ...series }),
  'revenue-generated': z.object({ revenue: minorUnits, currency, ...series }),
  sales: z.object({ sales: percent, ...series }),
  orders: z.object({ orders: count, ...series }),
  'site-traffic': z.object({ visits: count, ...series }),
  'active-users': z.object({ users: count, ...series }),
  newsletter: z.object({ subscribers: count, ...series }),
};

export type CardKey = keyof typeof cardShapes;
export type CardData<Key extends CardKey> = z.infer<(typeof cardShapes)[Key]>;
