import { type ReactNode, useState } from 'react'
import { describeOutcome } from './describeOutcome.js'

type FactsPanelProps = {
  readonly label: string
  /** Values by test id. */
  readonly facts: Readonly<Record<string, string>>
  /** Actions by name of the button. */
  readonly buttons: Readonly<Record<string, () => Promise<unknown> | undefined>>
  readonly children?: ReactNode
}

/** Shows facts of the kit, and buttons with the result of the last action. */
export function FactsPanel({ label, facts, buttons, children }: FactsPanelProps) {
  const [result, setResult] = useState('')

  async function act(action: () => Promise<unknown> | undefined): Promise<void> {
    setResult('')
    setResult(await describeOutcome(async () => action()))
  }

  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-testid={name}>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
      {Object.entries(buttons).map(([name, action]) => (
        <button key={name} type="button" onClick={() => void act(action)}>
          {name}
        </button>
      ))}
      <output data-testid="result">{result}</output>
    </section>
  )
}
