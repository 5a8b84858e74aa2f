import { useTranslation } from 'react-i18next';
import type { AuditAction } from '../../apollo/schemaTypes.generated';
import { StatusBadge } from '../data/texts/StatusBadge';
import { auditActions } from './auditActions';

/** Badge of an audit action. */
export function AuditActionBadge({ action }: { action: AuditAction }) {
  const { t } = useTranslation();
  return <StatusBadge {...auditActions[action]} label={t(`audit.actions.${action}`)} />;
}
