import { SearchIcon } from '../icons/moreIcons.js'

export type SearchFieldProps = {
  /** What is searched; it stands in the field while that is empty. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field that narrows the list below it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="search">
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
