import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldNames } from '../conflict/ConflictDialog';
import { FieldPair } from '../fields/fields';
import type { SaveForm } from '../useSaveForm';
import type { PlainForm, PlainValues } from './plainForm';
import { fieldsOf } from './plainValues';

/** Renders the fields of a form in the order of its definition. */
export function PlainFields<TInput, TRecord>({
  form,
  of: described,
}: {
  form: SaveForm<PlainValues>;
  of: PlainForm<TInput, TRecord>;
}) {
  const { t } = useTranslation();
  const all = fieldsOf(described);
  const draw = ([name, { label, help, isOptional = false, draw: drawField }]: (typeof all)[number]) => (
    <Fragment key={name}>
      {drawField({ form, name, label: t(label), help: help && t(help), isOptional })}
    </Fragment>
  );
  const { pairs = [] } = described;
  return all.map((field) => {
    const [name] = field;
    if (pairs.some(([, second]) => second === name)) return null;
    const pair = pairs.find(([first]) => first === name);
    const second = all.find(([candidate]) => candidate === pair?.[1]);
    return second ? (
      <FieldPair key={name}>
        {draw(field)}
        {draw(second)}
      </FieldPair>
    ) : (
      draw(field)
    );
  });
}

/** Returns the field labels for the conflict dialog. */
export function useFieldNames<TInput, TRecord>(described: PlainForm<TInput, TRecord>): FieldNames {
  const { t } = useTranslation();
  return Object.fromEntries(
    fieldsOf(described).map(([name, { label, show, empty }]) => {
      if (typeof empty === 'object') return [`${name}.id`, { label: t(label), show: textIn(`${name}.text`) }];
      return [name, { label: t(label), ...(show && { show: show as (value: unknown) => ReactNode }) }];
    }),
  );
}

const textIn = (path: string) => (values: unknown) => (values as Record<string, string>)[path];
