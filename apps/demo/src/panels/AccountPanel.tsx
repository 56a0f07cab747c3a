import { useAppKit, useDisconnect } from '@latchkey/appkit/react'
import { chainKind } from '../chains/chainKind.js'
import { useDemoKit } from '../kit/useActions.js'
import { useChain } from '../kit/useChain.js'
import { Facts } from '../parts/Facts.js'
import type { NamespaceProps } from '../parts/namespaceProps.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** The connected account and wallet. */
export function AccountPanel({ namespace }: NamespaceProps) {
  const { kit } = useDemoKit()
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { status, address, accounts, caipAddress, wallet, isOffered } = useChain(namespace)
  const task = useTask<string>()
  const isConnected = status === 'connected'

  return (
    <Panel
      title="Account"
      note="Who is connected, and with what."
      tag={
        <span className="tag" data-tone={isConnected ? 'ok' : undefined}>
          {status}
        </span>
      }
      code={`const { address, isConnected } = useAppKitAccount({ namespace: '${namespace}' })`}
    >
      {isConnected ? (
        <Facts
          items={[
            ['Address', <code key="address">{address}</code>],
            ['CAIP-10', <code key="caip">{caipAddress}</code>],
            ['Wallet', wallet?.name],
            ['Identifier', wallet?.identifier],
            ['Shared', `${accounts.length} account${accounts.length === 1 ? '' : 's'}`],
          ]}
        />
      ) : (
        <p className="notice">Nobody yet. The page knows nothing about you until you approve in a wallet.</p>
      )}
      <div className="actions">
        {isConnected ? (
          <>
            <button type="button" onClick={() => void open({ view: 'Account', namespace })}>
              Open account
            </button>
            <button
              type="button"
              className="bare"
              onClick={() =>
                task.run(async () => {
                  await disconnect({ namespace })
                  return 'Disconnected.'
                })
              }
            >
              Disconnect
            </button>
          </>
        ) : (
          <button
            type="button"
            className="primary"
            disabled={task.isBusy || !isOffered}
            onClick={() =>
              task.run(async (signal) => {
                const { address: connected } = await kit.connect({ namespace, signal })
                return `kit.connect() resolved: ${connected}`
              })
            }
          >
            Connect {chainKind(namespace).title} and await the result
          </button>
        )}
      </div>
      <Outcome task={task} waiting="Waiting for you and the wallet …">
        {(text) => <p className="notice">{text}</p>}
      </Outcome>
    </Panel>
  )
}
