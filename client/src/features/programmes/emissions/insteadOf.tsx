import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldContext, PlainField } from '../../../kit/form/plain/plainForm';
import type { Picked } from '../../../kit/form/pickers/found';

/** Makes a form field exclude the field `alternative`: choosing a record in one clears the other. */
export const insteadOf = <TInput, TStored>(
  alternative: string,
  field: PlainField<TInput, TStored>,
): PlainField<TInput, TStored> => ({
  ...field,
  draw: (context) => (
    <>
      {field.draw(context)}
      <OnlyLast form={context.form} names={[context.name, alternative]} />
    </>
  ),
});

const nothing: Picked = { id: '', text: '' };

function OnlyLast({ form, names }: { form: FieldContext['form']; names: [string, string] }) {
  const [first, second] = (useWatch({ control: form.control, name: names }) as Picked[]).map(({ id }) => id);
  const before = useRef({ first, second });
  useEffect(() => {
    const was = before.current;
    before.current = { first, second };
    if (!first || !second) return;
    const earlier = first !== was.first ? names[1] : names[0];
    form.setValue(earlier, nothing, { shouldDirty: true });
    form.clearErrors(earlier);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once for each choice
  }, [first, second]);
  return null;
}
