import { SearchIcon } from './icons.js'

export type SearchFieldProps = {
  /** Placeholder and accessible name. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that filters the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="search-field">
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
