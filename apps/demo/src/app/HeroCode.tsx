import { useId, useState } from 'react'
import { CodeBlock } from '../parts/CodeBlock.js'
import { heroSnippets } from './heroSnippets.js'

type Name = keyof typeof heroSnippets
const names: readonly Name[] = ['React', 'Four chains', 'Plain JS', 'Headless']

/** The minimal code, to copy. */
export function HeroCode() {
  const [shown, setShown] = useState<Name>('React')
  const id = useId()

  function move(by: number): void {
    const next = names[(names.indexOf(shown) + by + names.length) % names.length] ?? 'React'
    setShown(next)
    document.getElementById(`${id}-${next}`)?.focus()
  }

  const tabs = (
    <div className="tabs" role="tablist" aria-label="What it takes to use it">
      {names.map((name) => (
        <button
          key={name}
          id={`${id}-${name}`}
          type="button"
          role="tab"
          aria-selected={name === shown}
          aria-controls={`${id}-code`}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => setShown(name)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(1)
            if (event.key === 'ArrowLeft') move(-1)
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
  return (
    <div id={`${id}-code`} role="tabpanel" aria-labelledby={`${id}-${shown}`}>
      <CodeBlock code={heroSnippets[shown]} title={tabs} name={`Code for ${shown}`} />
    </div>
  )
}
