import type { ChainNamespace } from '@latchkey/common'
import { useSyncExternalStore } from 'react'
import { useDemo } from '../kit/demoContext.js'
import { useStart } from './useStart.js'

export type DisconnectedProps = {
  readonly namespace: ChainNamespace
  readonly title: string
  readonly isOffered: boolean
}

/** The content of a card without a connection: the matching test wallets, or why none can connect. */
export function Disconnected({ namespace, title, isOffered }: DisconnectedProps) {
  const { wallets } = useDemo()
  const list = useSyncExternalStore(wallets.watch, wallets.list)
  const isOn = useSyncExternalStore(wallets.watch, wallets.isOn)
  const start = useStart(namespace)
  const fitting = isOn ? list.filter(({ faces }) => faces.some((face) => face.namespace === namespace)) : []

  if (start) {
    return (
      <p className="state" data-state={start.state} aria-live="polite">
        {start.text}
      </p>
    )
  }
  if (!isOffered) {
    return <p className="state">The kit has no adapter or no network for {title}. The options below switch both.</p>
  }
  return (
    <div className="state">
      <p>{fitting.length > 0 ? 'Test wallets for it:' : `No ${title} wallet yet.`}</p>
      <ul className="fitting">
        {fitting.map(({ name, icon }) => (
          <li key={name}>
            <img src={icon} alt="" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
