import type { BitcoinAddress } from '@latchkey/common'
import { useActions } from '../kit/useActions.js'
import { Facts } from '../parts/Facts.js'
import { Outcome } from '../parts/Outcome.js'
import { Panel } from '../parts/Panel.js'
import { useTask } from '../parts/useTask.js'

/** The addresses of a Bitcoin wallet, by purpose. */
export function AddressesPanel() {
  const actions = useActions('bip122')
  const task = useTask<readonly BitcoinAddress[]>()
  const ask = actions?.getAccountAddresses

  return (
    <Panel
      title="Addresses"
      note="A Bitcoin wallet pays from one address and keeps ordinals at another."
      code="await kit.getActions('bip122')?.getAccountAddresses?.()"
    >
      <div className="actions">
        <button
          type="button"
          disabled={!ask || task.isBusy}
          onClick={() => ask && task.run((signal) => ask({ signal }))}
        >
          Ask for addresses
        </button>
        {!actions && <span className="hint">Connect first.</span>}
      </div>
      <Outcome task={task} waiting="Waiting for the wallet …">
        {(addresses) => (
          <Facts
            items={addresses.flatMap(({ purpose, address, publicKey }) => [
              [purpose, <code key={address}>{address}</code>] as const,
              [`${purpose} key`, publicKey && <code key={publicKey}>{publicKey}</code>] as const,
            ])}
          />
        )}
      </Outcome>
    </Panel>
  )
}
