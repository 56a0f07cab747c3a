import { useDisconnect } from '@latchkey/appkit/react'
import { useKitValue } from '../kit/useActions.js'
import { ChainCard } from './ChainCard.js'
import { chainKinds } from './chainKind.js'

/** The four namespaces side by side, each with its own connection. */
export function ChainCards() {
  const { disconnect } = useDisconnect()
  const count = useKitValue((kit) => chainKinds.filter(({ namespace }) => kit.getAccount(namespace).isConnected).length)
  return (
    <div className="stack">
      <div className="chains">
        {chainKinds.map((kind) => (
          <ChainCard key={kind.namespace} kind={kind} />
        ))}
      </div>
      <div className="actions all">
        <span className="hint" aria-live="polite">
          {count === 0
            ? 'Connect one or all. Each connection is independent.'
            : `${count} of ${chainKinds.length} connected. Each connection is independent.`}
        </span>
        {count > 1 && (
          <button type="button" className="small bare" onClick={() => void disconnect()}>
            Disconnect all
          </button>
        )}
      </div>
    </div>
  )
}
