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
import type { Tone } from '../data/StatusBadge';

/** Every action of the audit, in the order of its filter, with its sign. What went wrong asks to be looked at. */
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
