import {
  CirclePlus,
  CircleX,
  LogIn,
  LogOut,
  MonitorX,
  Pencil,
  ShieldX,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { AuditAction } from '../../apollo/schemaTypes.generated';
import type { Tone } from '../data/texts/StatusBadge';

/** Tone and icon of every audit action, in the order of the filter. Failures have a warning tone. */
export const auditActions: Record<AuditAction, { tone: Tone; icon: LucideIcon }> = {
  CREATED: { tone: 'good', icon: CirclePlus },
  UPDATED: { tone: 'busy', icon: Pencil },
  DELETED: { tone: 'neutral', icon: Trash2 },
  SIGNED_IN: { tone: 'neutral', icon: LogIn },
  SIGNED_OUT: { tone: 'neutral', icon: LogOut },
  SIGN_IN_FAILED: { tone: 'warning', icon: CircleX },
  SESSION_REVOKED: { tone: 'neutral', icon: MonitorX },
  DENIED: { tone: 'warning', icon: ShieldX },
};
