import { type ReactNode, useId } from 'react'

export type PanelProps = {
  readonly title: string
  /** One quiet line under the title. */
  readonly note?: ReactNode
  /** Shown beside the title. */
  readonly tag?: ReactNode
  /** The line of code that does what the panel does. */
  readonly code?: string
  readonly children?: ReactNode
}

/** A card of the playground. */
export function Panel({ title, note, tag, code, children }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <header>
        <div>
          <h3 id={id}>{title}</h3>
          {note && <p>{note}</p>}
        </div>
        {tag}
      </header>
      {children}
      {code && <code className="oneliner">{code}</code>}
    </section>
  )
}
