import { type ReactNode, useId } from 'react'

export type PanelProps = {
  readonly title: string
  /** One muted line below the title. */
  readonly note?: ReactNode
  /** Shown beside the title. */
  readonly tag?: ReactNode
  /** The code of the panel's action. */
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
