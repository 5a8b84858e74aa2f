import type { ReactNode } from 'react';

/* Parts of the forms that visitors send: they work without scripts and keep what was typed. */

/** Name of a hidden honeypot field: only programs fill it in. */
export const trap = 'website';

export const Trap = ({ label }: { label: string }) => (
  <div className="unseen" aria-hidden="true">
    <label>
      {label}
      <input name={trap} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** Shows a problem of the whole form above its fields. */
export const FormProblem = ({ problem, text }: { problem: string; text: string }) => (
  <p className="problem" role="alert" data-problem={problem}>
    {text}
  </p>
);

interface FieldProps {
  /** Prefix of element ids, which distinguishes this form from other forms on the page. */
  form: string;
  name: string;
  label: string;
  value: string;
  maxLength: number;
  problem?: { code: string; text: string } | undefined;
  help?: string;
  /** Input type; absent for a multi-line text. */
  type?: 'text' | 'email';
  autoComplete?: string;
}

export function VisitorField({
  form,
  name,
  label,
  value,
  maxLength,
  problem,
  help,
  type,
  autoComplete,
}: FieldProps) {
  const id = `${form}-${name}`;
  const described = [...(help ? [`${id}-help`] : []), ...(problem ? [`${id}-problem`] : [])].join(' ');
  const shared = {
    id,
    name,
    defaultValue: value,
    maxLength,
    required: true,
    autoComplete,
    dir: type === 'email' ? 'ltr' : 'auto',
    ...(problem && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {type ? <input {...shared} type={type} /> : <textarea {...shared} rows={8} />}
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {problem && (
        <p className="problem" id={`${id}-problem`} data-problem={problem.code}>
          {problem.text}
        </p>
      )}
    </div>
  );
}

const Help = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="muted" id={id}>
    {children}
  </p>
);
