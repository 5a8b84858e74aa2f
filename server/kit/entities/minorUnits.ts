import { BigIntType } from '@mikro-orm/core';

/** Column type of money: whole minor units (cents), a number in JavaScript. */
export const minorUnits = new BigIntType('number');
