import { useAppKit, useDisconnect } from '@latchkey/appkit/react'
import { truncateMiddle } from '@latchkey/common'
import { useId } from 'react'
import { useDemoKit } from '../kit/useActions.js'
import { type ChainView, useChain } from '../kit/useChain.js'
import { Outcome } from '../parts/Outcome.js'
import { useTask } from '../parts/useTask.js'
import { ChainMark } from './ChainMark.js'
import type { ChainKind } from './chainKind.js'
import { Disconnected } from './Disconnected.js'
import { NetworkSelect } from './NetworkSelect.js'
import { useFaucet } from './useFaucet.js'

export type ChainCardProps = { readonly kind: ChainKind }

const words = { connected: 'connected', connecting: 'connecting', disconnected: 'not connected' } as const

/** One namespace with its wallet, account, network and balance. */
export function ChainCard({ kind: { namespace, title } }: ChainCardProps) {
  const { kit } = useDemoKit()
  const { open } = useAppKit()
  const { disconnect } = useDisconnect()
  const chain = useChain(namespace)
  const faucet = useFaucet(namespace)
  const task = useTask<string>()
  const id = useId()
  const isConnected = chain.status === 'connected'

  return (
    <article className="chain" aria-labelledby={id}>
      <header>
        <ChainMark namespace={namespace} />
        <h3 id={id}>{title}</h3>
        <span className="tag" data-tone={isConnected ? 'ok' : undefined}>
          {words[chain.status]}
        </span>
      </header>
      {isConnected ? (
        <Connected chain={chain} />
      ) : (
        <Disconnected namespace={namespace} title={title} isOffered={chain.isOffered} />
      )}
      <NetworkSelect namespace={namespace} label="Network" />
      <div className="actions">
        {isConnected ? (
          <>
            {faucet && (
              <button type="button" className="small" disabled={task.isBusy} onClick={() => task.run(faucet.give)}>
                Get {faucet.gift}
              </button>
            )}
            <button
              type="button"
              className="small bare"
              onClick={() =>
                task.run(async () => {
                  await disconnect({ namespace })
                  return ''
                })
              }
            >
              Disconnect
            </button>
          </>
        ) : (
          <button
            type="button"
            className="primary small"
            disabled={!chain.isOffered}
            onPointerEnter={() => void kit.prefetch()}
            onClick={() => void open({ view: 'Connect', namespace })}
          >
            Connect {title}
          </button>
        )}
      </div>
      <Outcome task={task} waiting="One moment …">
        {(text) => text && <p className="hint">{text}</p>}
      </Outcome>
    </article>
  )
}

function Connected({ chain }: { readonly chain: ChainView }) {
  const { wallet, address = '', balance, hasNoBalance } = chain
  return (
    <div className="rows">
      <p className="big" title={balance?.formatted}>
        {balance ? (
          <>
            {shorten(balance.formatted)} <small>{balance.symbol}</small>
          </>
        ) : (
          <small>{hasNoBalance ? 'Balance unavailable' : 'Asking for the balance …'}</small>
        )}
      </p>
      <div className="who">
        {wallet?.icon ? (
          <img src={wallet.icon} alt="" />
        ) : (
          <span className="letter" aria-hidden="true">
            {wallet?.name.slice(0, 1)}
          </span>
        )}
        <span>
          {wallet?.name}
          <code title={address}>{truncateMiddle(address, 6, 6)}</code>
        </span>
      </div>
    </div>
  )
}

/** Six decimals, truncated, and thousands separated by a thin space. */
function shorten(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const shown = fraction.slice(0, 6).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return shown ? `${grouped}.${shown}` : grouped
}
