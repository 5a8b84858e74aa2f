import { foldText } from '../../../../../server/kit/foldText';

/** Folds case and accents for searches. */
export const comparable = (text: string) => foldText(text.trim());
