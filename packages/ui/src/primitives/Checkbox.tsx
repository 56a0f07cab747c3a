import { type ReactNode, type Ref, useId } from 'react'
import { CheckIcon } from './icons.js'

export type CheckboxProps = {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  /** Highlights that the visitor has to check it first. */
  readonly error?: ReactNode
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A checkbox whose label is part of the click target. */
export function Checkbox({ checked, onChange, children, error, inputRef }: CheckboxProps) {
  const id = useId()
  return (
    <>
      {error && (
        <p id={id} className="warning" role="alert">
          {error}
        </p>
      )}
      <label className="checkbox" data-nudge={error ? '' : undefined}>
        <span className="checkbox-box">
          <input
            ref={inputRef}
            type="checkbox"
            checked={checked}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <CheckIcon />
        </span>
        <span>{children}</span>
      </label>
    </>
  )
}
