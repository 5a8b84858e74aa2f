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

/** Adds an emission. */
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

/** An emission being edited. */
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
