import { truncateMiddle } from '@latchkey/common'
import type { EvmTestWallet } from '@latchkey/testing'
import { useId, useState } from 'react'
import { useDemo } from '../kit/demoContext.js'
import { useWalletView } from './useWalletView.js'

export type WalletScriptProps = { readonly wallet: EvmTestWallet }

const behaviours = { ask: 'Ask me', approve: 'Approve everything', reject: 'Decline everything' } as const
type Behaviour = keyof typeof behaviours

/** Moves one test wallet. */
export function WalletScript({ wallet }: WalletScriptProps) {
  const { data } = useDemo()
  const { control } = wallet
  const { chainId, accounts } = useWalletView(wallet)
  const [behaviour, setBehaviour] = useState<Behaviour>('ask')
  const [isLocked, setLocked] = useState(false)
  const [said, setSaid] = useState('')
  const id = useId()
  const selected = wallet.addresses.findIndex((address) => address.toLowerCase() === accounts[0]?.toLowerCase())

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
            {accounts[0] ? `Shares ${truncateMiddle(accounts[0], 6, 4)}` : isLocked ? 'Locked' : 'Shares nothing'}
          </small>
        </span>
        <span className="tag">chain {chainId}</span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-behaviour`}>When asked</label>
        <select
          id={`${id}-behaviour`}
          value={behaviour}
          onChange={(event) => {
            const next =
              event.target.value === 'approve' || event.target.value === 'reject' ? event.target.value : 'ask'
            setBehaviour(next)
            act(`${wallet.name}: ${behaviours[next].toLowerCase()}.`, () => control.setBehaviour(next))
          }}
        >
          {Object.entries(behaviours).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-chain`}>Its network</label>
        <select
          id={`${id}-chain`}
          value={chainId}
          onChange={(event) => {
            const next = Number(event.target.value)
            act(`${wallet.name} is on chain ${next}.`, () => control.selectChain(next))
          }}
        >
          {data.chains.map((chain) => (
            <option key={chain.id} value={chain.id}>
              {chain.name} ({chain.id})
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-account`}>Its account</label>
        <select
          id={`${id}-account`}
          value={selected < 0 ? '' : selected}
          disabled={selected < 0}
          onChange={(event) => {
            const next = Number(event.target.value)
            act('The account changed.', () => {
              control.shareAccounts([next])
              control.selectAccount(next)
            })
          }}
        >
          {selected < 0 && <option value="">Not connected</option>}
          {wallet.addresses.map((address, index) => (
            <option key={address} value={index}>
              {truncateMiddle(address, 10, 8)}
            </option>
          ))}
        </select>
      </div>
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
              setLocked(!isLocked)
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
