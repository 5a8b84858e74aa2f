import { BigIntType } from '@mikro-orm/core';

/** Column type of whole numbers beyond 32 bits, such as money in minor units (cents) or bytes; a number in JavaScript. */
export const wholeNumber = new BigIntType('number');
