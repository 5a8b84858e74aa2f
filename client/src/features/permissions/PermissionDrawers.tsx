import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../kit/feedback/notify';
import { TextField } from '../../kit/form/fields';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { useSaveForm } from '../../kit/form/useSaveForm';
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

/** Adds a permission; the server assigns it to the administrator and stamps it. */
export function PermissionAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createPermission] = useCreatePermissionMutation();
  const form = useSaveForm({
    defaultValues: { name: '' },
    save: async ({ name }) => {
      await createPermission({ variables: { input: { name } } });
      notify({ type: 'success', title: t('permissions.added', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('permissions.add')}
      description={t('permissions.addHint')}
      saveLabel={t('permissions.add')}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('permissions.name')} autoFocus />
    </FormDrawer>
  );
}

/** Gives a permission another name. */
export function PermissionRenameDrawer({
  permission,
  onClose,
}: {
  permission: RenamablePermission;
  onClose: () => void;
}) {
  const { id } = permission;
  const { t } = useTranslation();
  const client = useApolloClient();
  const [updatePermission] = useUpdatePermissionMutation();
  const version = useRef(permission.version);
  const form = useSaveForm({
    defaultValues: { name: permission.name },
    loadCurrent: async () => {
      const { data } = await client.query({
        query: PermissionDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const current = data!.permission!;
      version.current = current.version;
      return { name: current.name };
    },
    save: async ({ name }) => {
      await updatePermission({ variables: { id, version: version.current, input: { name } } });
      notify({ type: 'success', title: t('permissions.renamed', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={t('permissions.rename', { name: permission.name })}
      saveLabel={t('actions.rename')}
      fieldNames={{ name: { label: t('permissions.name') } }}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={t('permissions.name')} autoFocus />
    </FormDrawer>
  );
}
