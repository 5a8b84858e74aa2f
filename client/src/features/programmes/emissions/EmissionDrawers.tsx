import { PlainAddDrawer } from '../../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../../kit/form/plain/PlainEditDrawer';
import type { AddProps, EditProps } from '../../../kit/list/useListDrawers';
import { emissionForm } from './emissionForm';
import {
  EmissionDocument,
  useCreateEmissionMutation,
  useUpdateEmissionMutation,
  type EmissionFieldsFragment,
} from './emissions.generated';

/** Form to add an emission. */
export function EmissionAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={emissionForm}
      label="emissions.add"
      added="emissions.added"
      create={useCreateEmissionMutation()}
      begin={{ isListed: true }}
      onClose={onClose}
    />
  );
}

/** Form to edit an emission. */
export function EmissionEditDrawer({ record, onClose }: EditProps<EmissionFieldsFragment>) {
  return (
    <PlainEditDrawer
      form={emissionForm}
      record={record}
      title="emissions.editOf"
      saved="emissions.saved"
      current={EmissionDocument}
      update={useUpdateEmissionMutation()}
      onClose={onClose}
    />
  );
}
