import type { WalletGroup, WalletRow as WalletRowData } from '@latchkey/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Loading } from '../../frame/Loading.js'
import { askWallet } from '../../kit/askWallet.js'
import { useKit } from '../../kit/kitContext.js'
import { readInstalled } from '../../kit/readInstalled.js'
import { T } from '../../kit/T.js'
import { useMustAccept } from '../../kit/useMustAccept.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { useStore } from '../../kit/useStore.js'
import type { TextKey } from '../../locales/en.js'
import { needsRest } from './needsRest.js'
import { PrefetchSession } from './PrefetchSession.js'
import { WalletRow, type WalletRowProps } from './WalletRow.js'
import { walletSections } from './walletSections.js'

/** What a list of more than the wallets on the page shows and does; it comes on its own. */
export type MoreWallets = {
  readonly groups: readonly WalletGroup[]
  /** Answers whether it saw to the row. */
  choose(row: WalletRowData): boolean
  approach(row: WalletRowData): boolean
  /** In place of the row's own. */
  parts(row: WalletRowData): Pick<WalletRowProps, 'picture' | 'end'>
  /** The last row of a section, or of the list. */
  last(label?: TextKey): ReactNode
}

export type ConnectProps = { readonly more?: MoreWallets }

/** The wallets to choose from. */
export function Connect({ more }: ConnectProps) {
  const { core, screens, parts, needRest } = useKit()
  const { Legal, NoWallets, Searching } = useStore(parts)
  const { isReady, all } = useSnap(core.connectors.state)
  const onPage = new Set(all.filter(({ type }) => type !== 'WALLET_CONNECT').map(({ chain }) => chain))
  const { namespace } = useScreen().data
  const { connectorImages, namespaces, enableWallets } = useSnap(core.options.state).current
  const mustAccept = useMustAccept()
  const [isNudged, setNudged] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const sections = walletSections(more ? more.groups : readInstalled(core, namespace))
  const lacksRest = !NoWallets && needsRest(core)
  useEffect(() => {
    if (lacksRest) needRest()
  }, [lacksRest, needRest])
  const isSearching = !isReady && namespaces.length > 0 && enableWallets
  const Empty = (isSearching ? Searching : NoWallets) ?? Loading

  function choose(row: WalletRowData): void {
    // Another was chosen already, and its screen is about to be drawn.
    if (core.router.state.view !== screens.get().screen?.view) return
    if (mustAccept) {
      setNudged(true)
      checkbox.current?.focus()
      return
    }
    if (more?.choose(row)) return
    const [connector, other] = row.connectors
    if (!connector) return core.router.push('ConnectingExternal', row.wallet ? { walletId: row.wallet.id } : {})
    const data = { connectorId: connector.id, namespace: connector.chain }
    const properties = {
      name: row.name,
      platform: 'browser',
      ...(other ? {} : { namespace: connector.chain }),
    } as const
    core.events.track({ type: 'track', event: 'SELECT_WALLET', properties })
    if (other) return core.router.push('ConnectingMultiChain', data)
    core.router.push('ConnectingExternal', data)
    askWallet(core, connector)
  }

  function approach(row: WalletRowData): void {
    if (more?.approach(row)) return
    const [connector, other] = row.connectors
    screens.prefetch(other ? 'ConnectingMultiChain' : 'ConnectingExternal')
    void core.prefetch({ session: !other, namespace: connector?.chain })
  }

  return (
    <>
      <div className="body" aria-busy={isSearching || undefined}>
        {sections.length === 0 && <Empty />}
        {sections.map(({ key, label, rows }) => (
          <section key={key} className="list">
            <h3 className="label">
              <T id={label} />
            </h3>
            <ul className="list">
              {rows.map((row) => (
                <li key={row.key}>
                  <WalletRow
                    {...more?.parts(row)}
                    row={row}
                    image={row.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean)}
                    showsNamespaces={namespaces.length > 1 && !namespace}
                    disabled={mustAccept}
                    onChoose={choose}
                    onApproach={approach}
                  />
                </li>
              ))}
              {more?.last(label)}
            </ul>
          </section>
        ))}
        {more?.last()}
      </div>
      {[...onPage].map((chain) => (
        <PrefetchSession key={chain} namespace={chain} />
      ))}
      {Legal && <Legal isNudged={isNudged && mustAccept} checkbox={checkbox} />}
    </>
  )
}
