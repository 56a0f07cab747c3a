import { truncateMiddle } from '@latchkey/common'
import { useState, useSyncExternalStore } from 'react'
import { chainKind } from '../chains/chainKind.js'
import { useChain } from '../kit/useChain.js'
import { SelectField } from '../parts/SelectField.js'
import type { DemoWallet, WalletFace } from './walletFace.js'

export type WalletScriptProps = {
  readonly wallet: DemoWallet
  readonly face: WalletFace
  readonly mood: WalletMood
  readonly onMood: (mood: WalletMood) => void
}

/** What the page told a side to be like; it stays so while another one is looked at. */
export type WalletMood = { readonly behaviour: Behaviour; readonly isLocked: boolean }

const behaviours = { ask: 'Ask me', approve: 'Approve everything', reject: 'Decline everything' } as const
type Behaviour = keyof typeof behaviours
const isBehaviour = (value: string): value is Behaviour => Object.hasOwn(behaviours, value)

/** Moves one side of a test wallet. */
export function WalletScript({ wallet, face, mood, onMood }: WalletScriptProps) {
  const { control, namespace, addresses, networks } = face
  const chain = useChain(namespace)
  const network = useSyncExternalStore(face.watch, face.network)
  const { behaviour, isLocked } = mood
  const [said, setSaid] = useState('')
  // What an extension shares can be told only by the page that it shares it with.
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
      <div className="actions">
        <button
          type="button"
          className="small"
          onClick={() => act('It declines the next request.', () => control.reject('*'))}
        >
          Decline next
        </button>
        <button
          type="button"
          className="small"
          onClick={() => act('It leaves the next request unanswered.', () => control.stall('*'))}
        >
          Stall next
        </button>
        <button
          type="button"
          className="small"
          onClick={() => {
            const count = control.release()
            setSaid(count === 0 ? 'Nothing is stalled.' : `${count} released.`)
          }}
        >
          Release
        </button>
        <button
          type="button"
          className="small"
          aria-pressed={isLocked}
          onClick={() =>
            act(isLocked ? 'Unlocked.' : 'Locked: requests wait.', () => {
              if (isLocked) control.unlock()
              else control.lock()
              onMood({ ...mood, isLocked: !isLocked })
            })
          }
        >
          {isLocked ? 'Unlock' : 'Lock'}
        </button>
        <button
          type="button"
          className="small"
          onClick={() => act('The wallet ended the connection.', () => control.disconnectSite())}
        >
          Forget this page
        </button>
      </div>
      <p className="hint" aria-live="polite">
        {said || 'Each of these happens to people every day.'}
      </p>
    </>
  )
}
