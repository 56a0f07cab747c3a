import { truncateMiddle } from '@latchkey/common'
import { useState, useSyncExternalStore } from 'react'
import { chainKind } from '../chains/chainKind.js'
import { useChain } from '../kit/useChain.js'
import { SelectField } from '../parts/SelectField.js'
import { WalletEvents } from './WalletEvents.js'
import type { DemoWallet, WalletFace } from './walletFace.js'
import { behaviours, isBehaviour, type WalletMood } from './walletMood.js'

export type WalletScriptProps = {
  readonly wallet: DemoWallet
  readonly face: WalletFace
  readonly mood: WalletMood
  readonly onMood: (mood: WalletMood) => void
}

/** Controls one namespace of a test wallet. */
export function WalletScript({ wallet, face, mood, onMood }: WalletScriptProps) {
  const { control, namespace, addresses, networks } = face
  const chain = useChain(namespace)
  const network = useSyncExternalStore(face.watch, face.network)
  const { behaviour, isLocked } = mood
  const [said, setSaid] = useState('')
  // Only the connected page knows which account an extension shares.
  const first = chain.wallet?.name.toLowerCase() === wallet.name.toLowerCase() ? chain.address : undefined
  const selected = addresses.findIndex((address) => address.toLowerCase() === first?.toLowerCase())
  const label = networks.find(({ value }) => value === network)?.label

  function act(done: string, work: () => void): void {
    work()
    setSaid(done)
  }

  return (
    <>
      <div className="wallet">
        <img src={wallet.icon} alt="" />
        <span>
          {wallet.name}
          <small>
            {isLocked ? 'Locked' : first ? `Shares ${truncateMiddle(first, 6, 4)}` : 'Its own window asks you'}
          </small>
        </span>
        <span className="tag">{chainKind(namespace).title}</span>
      </div>
      <SelectField
        label="When asked"
        value={behaviour}
        choices={Object.entries(behaviours).map(([value, text]) => ({ value, label: text }))}
        onChange={(value) => {
          if (!isBehaviour(value)) return
          onMood({ ...mood, behaviour: value })
          act(`${wallet.name}: ${behaviours[value].toLowerCase()}.`, () => control.setBehaviour(value))
        }}
      />
      {label && (
        <SelectField
          label="Its network"
          value={network ?? ''}
          choices={networks}
          onChange={(value) => act(`${wallet.name} changed its network.`, () => face.selectNetwork(value))}
        />
      )}
      <SelectField
        label="Its account"
        value={selected < 0 ? '' : String(selected)}
        choices={[
          ...(selected < 0 ? [{ value: '', label: 'Choose …' }] : []),
          ...addresses.map((address, index) => ({ value: String(index), label: truncateMiddle(address, 10, 8) })),
        ]}
        onChange={(value) => {
          if (value !== '') act('The account changed.', () => face.selectAccount(Number(value)))
        }}
      />
      <WalletEvents face={face} mood={mood} onMood={onMood} say={setSaid} />
      <p className="hint" aria-live="polite">
        {said || 'Each of these happens to people every day.'}
      </p>
    </>
  )
}
