import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import type { WalletConnectWallet } from '@latchkey/testing'
import { useState } from 'react'
import { chainKinds } from '../chains/chainKind.js'
import { Panel } from '../parts/Panel.js'
import { SelectField } from '../parts/SelectField.js'
import { useTask } from '../parts/useTask.js'
import { explain } from './createPhoneStore.js'

export type PhoneSettingsProps = {
  readonly phone: WalletConnectWallet
  readonly isOnline: boolean
  readonly hasSessions: boolean
}

/** Changes of a connected wallet: account, network, connection. */
export function PhoneSettings({ phone, isOnline, hasSessions }: PhoneSettingsProps) {
  const [isOff, setOff] = useState(false)
  const [shown, setShown] = useState<Readonly<Partial<Record<ChainNamespace, CaipNetworkId>>>>({})
  const { state, isBusy, run } = useTask<void>()
  const networks = phone.networks()
  const kinds = chainKinds.filter(({ namespace }) => networks.some((one) => one.chainNamespace === namespace))

  function setOffline(isOffline: boolean): void {
    setOff(isOffline)
    run(() => (isOffline ? phone.goOffline() : phone.goOnline()))
  }
  function switchNetwork(namespace: ChainNamespace, id: string): void {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
    if (!network) return
    setShown({ ...shown, [namespace]: network.caipNetworkId })
    run(() => phone.switchNetwork(network.caipNetworkId))
  }

  return (
    <Panel
      title="This wallet"
      note="Connected apps are notified of changes."
      tag={
        <span className="tag" data-tone={isOff ? 'bad' : isOnline ? 'ok' : undefined}>
          {isOff ? 'offline' : isOnline ? 'online' : 'at rest'}
        </span>
      }
    >
      <label className="check">
        <input type="checkbox" checked={isOff} onChange={({ target }) => setOffline(target.checked)} />
        <span>
          Offline
          <span className="hint">What apps ask meanwhile waits at the relay.</span>
        </span>
      </label>
      {kinds.map(({ namespace, title }) => {
        const own = networks.filter((one) => one.chainNamespace === namespace)
        const [first] = own
        if (!first) return null
        const networkId = shown[namespace] ?? first.caipNetworkId
        return (
          <div key={namespace} className="grid">
            <SelectField
              label={`Account, ${title}`}
              value={String(phone.accounts(namespace)[0] ?? 0)}
              choices={Array.from({ length: phone.accountCount(namespace) }, (_, index) => ({
                value: String(index),
                label: shorten(phone.addresses(networkId, index)[0] ?? ''),
              }))}
              onChange={(index) => run(() => phone.setAccounts(namespace, [Number(index)]))}
            />
            <SelectField
              label={`Network, ${title}`}
              value={networkId}
              choices={own.map(({ caipNetworkId, name }) => ({ value: caipNetworkId, label: name }))}
              onChange={(id) => switchNetwork(namespace, id)}
            />
          </div>
        )
      })}
      <div role="status">
        {state.status === 'failed' && <p className="problem">{explain(state.error)}</p>}
        {isBusy && hasSessions && <p className="hint">Telling the apps…</p>}
      </div>
    </Panel>
  )
}

function shorten(address: string): string {
  return address.length <= 20 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`
}
