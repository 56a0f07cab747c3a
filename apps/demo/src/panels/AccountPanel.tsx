import { useAppKit, useAppKitAccount, useDisconnect, useWalletInfo } from '@latchkey/appkit/react'
import { useDemoKit } from '../kit/useActions.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** Who is connected, and with what. */
export function AccountPanel() {
  const { kit } = useDemoKit()
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const { address, allAccounts, caipAddress, status, isConnected } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  const task = useTask<string>()

  return (
    <Panel
      title="Account"
      note="Who is connected, and with what."
      tag={
        <span className="tag" data-tone={isConnected ? 'ok' : undefined}>
          {status}
        </span>
      }
      code="const { address, isConnected, status } = useAppKitAccount()"
    >
      {isConnected ? (
        <Facts
          items={[
            ['Address', <code key="address">{address}</code>],
            ['CAIP-10', <code key="caip">{caipAddress}</code>],
            ['Wallet', walletInfo?.name],
            ['Identifier', walletInfo?.identifier],
            ['Shared', `${allAccounts.length} account${allAccounts.length === 1 ? '' : 's'}`],
          ]}
        />
      ) : (
        <p className="notice">Nobody yet. The page knows nothing about you until you approve in a wallet.</p>
      )}
      <div className="actions">
        {isConnected ? (
          <>
            <button type="button" onClick={() => void open({ view: 'Account' })}>
              Open account
            </button>
            <button
              type="button"
              className="bare"
              onClick={() =>
                task.run(async () => {
                  await disconnect()
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
            disabled={task.isBusy}
            onClick={() =>
              task.run(async (signal) => {
                const { address: connected } = await kit.connect({ signal })
                return `kit.connect() resolved: ${connected}`
              })
            }
          >
            Connect and await the result
          </button>
        )}
      </div>
      <Outcome task={task} waiting="Waiting for you and the wallet …">
        {(text) => <p className="notice">{text}</p>}
      </Outcome>
    </Panel>
  )
}
