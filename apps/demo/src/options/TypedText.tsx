import { type ReactNode, useEffect, useState } from 'react'

export type TypedTextProps = {
  readonly value: string
  /** Called when editing ends, not on every key: some options recreate the instance. */
  readonly onCommit: (value: string) => void
  readonly render: (text: string, setText: (text: string) => void) => ReactNode
}

/** Keeps the text until the visitor leaves the control or presses Enter. */
export function TypedText({ value, onCommit, render }: TypedTextProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const commit = () => {
    if (text !== value) onCommit(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control inside
    <div
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) commit()
      }}
    >
      {render(text, setText)}
    </div>
  )
}
