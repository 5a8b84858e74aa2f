import { PlainAddDrawer } from '../../kit/form/plain/PlainAddDrawer';
import { PlainEditDrawer } from '../../kit/form/plain/PlainEditDrawer';
import { PictureEditor } from '../../kit/form/PictureEditor';
import type { AddProps } from '../../kit/list/useListDrawers';
import {
  RadioDocument,
  useCreateRadioMutation,
  useRadioQuery,
  useUpdateRadioMutation,
  type RadioFieldsFragment,
} from './organization.generated';
import { radioForm, SuggestedSlug } from './radioForm';
import { RadioLogo } from './RadioLogo';

const ownTimeZone = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });

/** Adds a radio. */
export function RadioAddDrawer({ onClose }: AddProps) {
  return (
    <PlainAddDrawer
      form={radioForm}
      label="radios.add"
      description="radios.addHint"
      added="radios.added"
      create={useCreateRadioMutation()}
      begin={ownTimeZone()}
      onClose={onClose}
    >
      {(form) => <SuggestedSlug form={form} />}
    </PlainAddDrawer>
  );
}

/** A radio being edited, and its logo, which is saved by itself. */
export function RadioEditDrawer({ radio, onClose }: { radio: RadioFieldsFragment; onClose: () => void }) {
  const { id, name } = radio;
  const { data } = useRadioQuery({ variables: { id } });
  const { logo } = data?.radio ?? radio;
  return (
    <PlainEditDrawer
      form={radioForm}
      record={radio}
      title="radios.editOf"
      saved="radios.saved"
      current={RadioDocument}
      update={useUpdateRadioMutation()}
      onClose={onClose}
    >
      {(setVersion) => (
        <PictureEditor
          owner={{
            typename: 'Radio',
            id,
            name,
            property: 'logo',
            url: `/uploads/radios/${id}/logo`,
            onChange: setVersion,
          }}
          hasPicture={Boolean(logo)}
          shape="l2"
        >
          {(preview) => <RadioLogo radio={{ name, logo: preview ?? logo }} size="full" />}
        </PictureEditor>
      )}
    </PlainEditDrawer>
  );
}
