import { useTranslation } from 'react-i18next';
import type { FieldNames } from '../../../kit/form/conflict/ConflictDialog';
import { ruleOf } from './matrix';
import { useReasonText } from '../accessTest/useReasonText';

/** Returns a function that labels cells of the ability matrix for the conflict dialog. */
export function useCellNames() {
  const { t } = useTranslation();
  const { thing } = useReasonText();
  return (keys: readonly string[]): FieldNames =>
    Object.fromEntries(
      keys.map((key) => [
        `abilities.${key}`,
        { label: thing(ruleOf(key)), show: (isOn) => (isOn ? t('matrix.yes') : t('matrix.no')) },
      ]),
    );
}
