import { useEffect, useState } from 'react'

export type CopyButtonProps = {
  readonly text: string
  /** The copied content, for the accessible name. */
  readonly what: string
  /** The label. */
  readonly label?: string
}

const shownMs = 2_000

/** Copies a text and confirms it with text. */
export function CopyButton({ text, what, label = 'Copy' }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), shownMs)
    return () => clearTimeout(timer)
  }, [said])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid('The browser blocked copying')
    }
  }

  return (
    <button type="button" className="bare small" onClick={() => void copy()} aria-label={said || `Copy ${what}`}>
      <span aria-live="polite">{said || label}</span>
    </button>
  )
}
