import { BigIntType } from '@mikro-orm/core';

/**
 * Column type of whole numbers that may exceed 32 bits, such as bytes or money in minor units (cents). In JavaScript, a number.
 */
export const wholeNumber = new BigIntType('number');
