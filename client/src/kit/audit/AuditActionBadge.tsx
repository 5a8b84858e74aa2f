import { useTranslation } from 'react-i18next';
import type { AuditAction } from '../../apollo/schemaTypes.generated';
import { StatusBadge } from '../data/StatusBadge';
import { auditActions } from './auditActions';

/** What was done, or tried. */
export function AuditActionBadge({ action }: { action: AuditAction }) {
  const { t } = useTranslation();
  return <StatusBadge {...auditActions[action]} label={t(`audit.actions.${action}`)} />;
}
