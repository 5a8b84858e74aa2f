import { PictureEditor } from '../../../kit/form/uploads/PictureEditor';
import { plainRecords } from '../../../kit/plain/plainRecords';
import { radioOperations, useRadioQuery, type RadioFieldsFragment } from '../organization.generated';
import { radioForm, SuggestedSlug } from './radioForm';
import { RadioLogo } from './RadioLogo';
import { useUpdateRadio } from './useUpdateRadio';

/** Operations and form of the radios, for the generic record screens. */
export const radios = plainRecords({
  name: 'radios',
  operations: { ...radioOperations, useUpdate: useUpdateRadio },
  form: radioForm,
  addHint: 'radios.addHint',
  begin: () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  beforeNew: (form) => <SuggestedSlug form={form} />,
  beforeEdited: (radio, setVersion) => <LogoEditor radio={radio} onChange={setVersion} />,
  deleteValues: ({ teamSize }) => ({ count: teamSize }),
});

/** Editor of a radio's logo. A logo is saved as soon as it is chosen, separately from the form. */
function LogoEditor({
  radio,
  onChange,
}: {
  radio: RadioFieldsFragment;
  onChange: (version: number) => void;
}) {
  const { id, name } = radio;
  const { data } = useRadioQuery({ variables: { id } });
  const { logo } = data?.radio ?? radio;
  return (
    <PictureEditor
      owner={{
        typename: 'Radio',
        id,
        name,
        property: 'logo',
        url: `/uploads/radios/${id}/logo`,
        onChange,
      }}
      hasPicture={Boolean(logo)}
      shape="l2"
    >
      {(preview) => <RadioLogo radio={{ name, logo: preview ?? logo }} size="full" />}
    </PictureEditor>
  );
}
