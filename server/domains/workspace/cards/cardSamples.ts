import { Device } from './analyticsCards.ts';
import { CardPeriod, CardStep } from './cardPeriods.ts';
import type { CardData, CardKey } from './cardShapes.ts';

const { LAST_28_DAYS, LAST_MONTH, LAST_YEAR } = CardPeriod;
const { DAY, WEEK, MONTH } = CardStep;
const { DESKTOP, MOBILE, TABLET } = Device;
const currency = 'USD';

const dollars = (...amounts: number[]) => amounts.map((amount) => amount * 100);

/** Sample figures of each dashboard card, by period. A card without periods has one entry, with an empty text as period. */
export const cardSamples: { [Key in CardKey]: Record<string, CardData<Key>> } = {
  'support-tracker': {
    [LAST_28_DAYS]: { totalTickets: 163, newTickets: 29, openTickets: 63, responseTime: 1 },
    [LAST_MONTH]: { totalTickets: 182, newTickets: 34, openTickets: 51, responseTime: 1.5 },
    [LAST_YEAR]: { totalTickets: 2104, newTickets: 47, openTickets: 212, responseTime: 2 },
  },
  'avg-sessions': {
    [LAST_28_DAYS]: {
      sessions: 2700,
      growth: 5.2,
      goal: 100_000,
      users: 100_000,
      retention: 90,
      duration: 1,
      step: DAY,
      data: [2350, 2600, 2480, 2910, 3240, 2790, 2530],
    },
    [LAST_MONTH]: {
      sessions: 2567,
      growth: -1.4,
      goal: 100_000,
      users: 96_400,
      retention: 88,
      duration: 1.2,
      step: WEEK,
      data: [2710, 2640, 2480, 2438],
    },
    [LAST_YEAR]: {
      sessions: 2240,
      growth: 18.6,
      goal: 90_000,
      users: 91_200,
      retention: 84,
      duration: 1.1,
      step: MONTH,
      data: [1820, 1905, 1980, 2090, 2150, 2080, 1940, 2210, 2480, 2610, 2720, 2895],
    },
  },
  'revenue-report': {
    '2020': {
      price: 2_585_200,
      budget: 5_680_000,
      currency,
      earnings: dollars(1710, 2015, 1880, 2240, 2130, 1960, 1875, 2090, 2480, 2350, 2522, 2600),
      expenses: dollars(1420, 980, 1140, 1250, 870, 1460, 1310, 1050, 1180, 1390, 940, 1220),
    },
    '2019': {
      price: 2_231_500,
      budget: 4_925_000,
      currency,
      earnings: dollars(1540, 1620, 1755, 1810, 1695, 1880, 1720, 1905, 2010, 2085, 2110, 2185),
      expenses: dollars(1190, 1020, 960, 1310, 1105, 1240, 990, 1175, 1260, 1080, 1150, 1345),
    },
    '2018': {
      price: 1_894_000,
      budget: 4_110_000,
      currency,
      earnings: dollars(1310, 1405, 1290, 1520, 1480, 1615, 1550, 1640, 1705, 1780, 1795, 1850),
      expenses: dollars(1080, 940, 1015, 890, 1120, 1060, 970, 1150, 1010, 1095, 1180, 1210),
    },
  },
  'goal-overview': { '': { completed: 786_617, inProgress: 13_561 } },
  revenue: {
    '': {
      thisMonth: 8_658_900,
      lastMonth: 7_368_300,
      currency,
      thisMonthData: dollars(9400, 10_120, 9860, 10_990, 11_430, 10_870, 11_850, 12_069),
      lastMonthData: dollars(9100, 8890, 9230, 8740, 9320, 9610, 9340, 9453),
    },
  },
  'product-orders': {
    [LAST_28_DAYS]: { finished: 23_043, pending: 14_658, rejected: 4758 },
    [LAST_MONTH]: { finished: 21_870, pending: 11_204, rejected: 5130 },
    [LAST_YEAR]: { finished: 268_410, pending: 19_352, rejected: 48_127 },
  },
  'sessions-device': {
    [LAST_28_DAYS]: {
      devices: [
        { device: DESKTOP, usage: 58.6, change: 2 },
        { device: MOBILE, usage: 34.9, change: 8 },
        { device: TABLET, usage: 6.5, change: -5 },
      ],
    },
    [LAST_MONTH]: {
      devices: [
        { device: DESKTOP, usage: 57.2, change: -1.4 },
        { device: MOBILE, usage: 35.1, change: 2.6 },
        { device: TABLET, usage: 7.7, change: -1.2 },
      ],
    },
    [LAST_YEAR]: {
      devices: [
        { device: DESKTOP, usage: 63.4, change: -4.8 },
        { device: MOBILE, usage: 28.2, change: 5.9 },
        { device: TABLET, usage: 8.4, change: -1.1 },
      ],
    },
  },
  customers: {
    [LAST_28_DAYS]: { newCustomers: 690, returning: 258, referrals: 149 },
    [LAST_MONTH]: { newCustomers: 642, returning: 281, referrals: 133 },
    [LAST_YEAR]: { newCustomers: 7940, returning: 3417, referrals: 1683 },
  },
  'orders-bar-chart': { '': { orders: 2760, step: MONTH, data: [45, 85, 65, 45, 65] } },
  'profit-line-chart': {
    '': { profit: 624_000, currency, step: MONTH, data: dollars(0, 20, 5, 30, 15, 45) },
  },
  subscribers: { '': { subscribers: 92_600, step: WEEK, data: [28, 40, 36, 52, 38, 60, 55] } },
  'revenue-generated': {
    '': {
      revenue: 9_750_000,
      currency,
      step: WEEK,
      data: dollars(350, 275, 400, 300, 350, 300, 450),
    },
  },
  sales: { '': { sales: 36, step: WEEK, data: [10, 15, 7, 12, 3, 16] } },
  orders: { '': { orders: 97_500, step: WEEK, data: [10, 15, 8, 15, 7, 12, 8] } },
  'site-traffic': { '': { visits: 78_900, step: WEEK, data: [150, 200, 125, 225, 200, 250] } },
  'active-users': { '': { users: 1100, step: WEEK, data: [750, 1000, 900, 1250, 1000, 1200, 1100] } },
  newsletter: { '': { subscribers: 400, step: WEEK, data: [365, 390, 365, 400, 375, 400] } },
};
