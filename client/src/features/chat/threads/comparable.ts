import { foldText } from '../../../../../server/kit/text/foldText';

/** Case and accents do not count for who looks for something. */
export const comparable = (text: string) => foldText(text.trim());
