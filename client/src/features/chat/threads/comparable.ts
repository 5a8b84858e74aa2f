import { foldText } from '../../../../../server/kit/foldText';

/** Returns a text without case, accents and outer spaces, to compare texts in searches. */
export const comparable = (text: string) => foldText(text.trim());
