import { useTranslation } from 'react-i18next';
import { AddDrawer } from '../../kit/form/AddDrawer';
import { EditDrawer } from '../../kit/form/EditDrawer';
import { TextField } from '../../kit/form/fields';
import type { SaveForm } from '../../kit/form/useSaveForm';
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

interface PermissionValues {
  name: string;
}

const valuesOf = ({ name }: RenamablePermission): PermissionValues => ({ name });

/** Adds a permission; the server assigns it to the administrator and stamps it. */
export function PermissionAddDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [createPermission] = useCreatePermissionMutation();
  return (
    <AddDrawer<PermissionValues>
      label={t('permissions.add')}
      description={t('permissions.addHint')}
      defaultValues={{ name: '' }}
      add={async (input) => {
        await createPermission({ variables: { input } });
        return t('permissions.added', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <NameField form={form} />}
    </AddDrawer>
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
  const { id, name } = permission;
  const { t } = useTranslation();
  const [updatePermission] = useUpdatePermissionMutation();
  return (
    <EditDrawer
      record={permission}
      valuesOf={valuesOf}
      title={t('permissions.rename', { name })}
      saveLabel={t('actions.rename')}
      fieldNames={{ name: { label: t('permissions.name') } }}
      load={async (ask) => (await ask(PermissionDocument, { id })).permission}
      save={async (input, { version }) => {
        await updatePermission({ variables: { id, version, input } });
        return t('permissions.renamed', { name: input.name });
      }}
      onClose={onClose}
    >
      {(form) => <NameField form={form} />}
    </EditDrawer>
  );
}

function NameField({ form }: { form: SaveForm<PermissionValues> }) {
  const { t } = useTranslation();
  return <TextField form={form} name="name" label={t('permissions.name')} autoFocus />;
}
