import type { PermissionInput } from '../../apollo/schemaTypes.generated';
import { text } from '../../kit/form/plain/kinds';
import { PlainAddDrawer } from '../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../kit/form/plain/PlainEditDrawer';
import { plainForm } from '../../kit/form/plain/plainForm';
import type { AddProps } from '../../kit/list/useListDrawers';
import {
  PermissionDocument,
  useCreatePermissionMutation,
  useUpdatePermissionMutation,
} from './permissions.generated';

export interface RenamablePermission {
  id: string;
  name: string;
  version: number;
}

const permissionForm = plainForm<PermissionInput, RenamablePermission>({
  name: 'name',
  fields: {
    name: text({ label: 'permissions.name' }),
  },
});

/** Form to add a permission; the server assigns it to the administrator and sets its dates. */
export function PermissionAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={permissionForm}
      label="permissions.add"
      description="permissions.addHint"
      added="permissions.added"
      create={useCreatePermissionMutation()}
      onClose={onClose}
    />
  );
}

/** Form to rename a permission. */
export function PermissionRenameDrawer({
  permission,
  onClose,
}: {
  permission: RenamablePermission;
  onClose: () => void;
}) {
  return (
    <PlainEditDrawer
      form={permissionForm}
      record={permission}
      title="permissions.rename"
      saveLabel="actions.rename"
      saved="permissions.renamed"
      current={PermissionDocument}
      update={useUpdatePermissionMutation()}
      onClose={onClose}
    />
  );
}
