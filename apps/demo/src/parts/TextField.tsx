import { useId } from 'react'

export type TextFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly placeholder?: string | undefined
  readonly isMultiline?: boolean | undefined
  readonly isDecimal?: boolean | undefined
}

/** A text field with its label and its error. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, problem, placeholder, isMultiline, isDecimal } = props
  const id = useId()
  const Control = isMultiline ? 'textarea' : 'input'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        inputMode={isDecimal ? 'decimal' : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={hint || problem ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(problem || hint) && (
        <span id={`${id}-more`} className={problem ? 'problem' : 'hint'}>
          {problem || hint}
        </span>
      )}
    </div>
  )
}
