import { type ChainNamespace, useAppKit, useAppKitAccount, useDisconnect } from '@reown/appkit/react'
import { type ReactNode, useState } from 'react'

type ChainProps = {
  name: string
  namespace: ChainNamespace
  /** Buttons of the connected account: each runs its function and shows the result. */
  actions: Record<string, () => Promise<unknown>>
  children?: ReactNode
}

export function Chain({ name, namespace, actions, children }: ChainProps) {
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { address, isConnected, status } = useAppKitAccount({ namespace })
  const [result, setResult] = useState('')

  async function run(action: () => Promise<unknown>) {
    setResult('')
    setResult(await action().then(String, (error: unknown) => `Failed: ${error}`))
  }

  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p>Status: {status}</p>
      {isConnected ? (
        <>
          <p>Address: {address}</p>
          {children}
          {Object.entries(actions).map(([label, action]) => (
            <button key={label} type="button" onClick={() => run(action)}>
              {label}
            </button>
          ))}
          <button type="button" onClick={() => run(() => disconnect({ namespace }))}>
            Disconnect
          </button>
        </>
      ) : (
        <button type="button" onClick={() => open({ view: 'Connect', namespace })}>
          Connect
        </button>
      )}
      <output>{result}</output>
    </section>
  )
}
