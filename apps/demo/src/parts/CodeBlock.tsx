import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.js'

export type CodeBlockProps = {
  readonly code: string
  readonly title: ReactNode
  /** Accessible name of the code. */
  readonly name: string
}

const tokens =
  /(\/\/.*)|('(?:\\.|[^'\\])*'|"[^"]*")|\b(import|from|const|export|function|return|await|new|true|false)\b/g

/** Code with a button that copies it. */
export function CodeBlock({ code, title, name }: CodeBlockProps) {
  return (
    <div className="code">
      <header>
        {title}
        <CopyButton text={code} what={name} />
      </header>
      {/* Code that is wider than its box must be scrollable by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section tabIndex={0} aria-label={name}>
        <pre>
          <code>{highlight(code)}</code>
        </pre>
      </section>
    </div>
  )
}

function highlight(code: string): readonly ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of code.matchAll(tokens)) {
    const [text, comment, string] = match
    parts.push(code.slice(end, match.index))
    parts.push(
      <span key={match.index} className={comment ? 'comment' : string ? 'string' : 'word'}>
        {text}
      </span>,
    )
    end = match.index + text.length
  }
  return [...parts, code.slice(end)]
}
