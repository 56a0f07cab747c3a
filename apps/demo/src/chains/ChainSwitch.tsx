import type { ChainNamespace } from '@latchkey/common'
import { useId } from 'react'
import { ChainMark } from './ChainMark.js'
import { chainKinds } from './chainKind.js'

export type ChainSwitchProps = {
  readonly shown: ChainNamespace
  readonly onChange: (namespace: ChainNamespace) => void
}

/** Selects the namespace of the cards below. */
export function ChainSwitch({ shown, onChange }: ChainSwitchProps) {
  const name = useId()
  return (
    <fieldset className="segments chain-switch">
      <legend className="hidden">Cards for</legend>
      {chainKinds.map(({ namespace, title }) => (
        <label key={namespace}>
          <input type="radio" name={name} checked={namespace === shown} onChange={() => onChange(namespace)} />
          <span>
            <ChainMark namespace={namespace} />
            {title}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
