import { type Connector, isMobile } from '@latchkey/common'
import type { WalletListEntry, WalletRow as WalletRowData } from '@latchkey/core'
import { type ReactElement, useRef, useState } from 'react'
import { T } from '../../../i18n/T.js'
import { Legal, useMustAccept } from '../../../legal/Legal.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { AllWalletsRow, offersAllWallets } from '../../../wallet/AllWalletsRow.js'
import { walletTexts } from '../../../wallet/texts.js'
import { usePrepareCode } from '../../../walletConnect/usePrepareCode.js'
import { approachRow, chooseRow } from './chooseRow.js'
import { createListedChooser } from './createListedChooser.js'
import { NoWallets } from './NoWallets.js'
import { PrefetchSdk, PrefetchSession } from './Prefetch.js'
import { PendingRow, Searching } from './Searching.js'
import { texts } from './texts.js'
import { usePending, useWalletGroups } from './useWalletGroups.js'
import { WalletRow } from './WalletRow.js'
import { walletSections } from './walletSections.js'

const isExternal = ({ type }: Connector) => type === 'EXTERNAL'

const headings = {
  device: texts.onThisDevice,
  phone: texts.phone,
  app: texts.otherApp,
  other: walletTexts.otherWallets,
} as const

/** Hides an element without removing its space. */
const showIf = (isShown: boolean) => (isShown ? undefined : ({ visibility: 'hidden' } as const))

/** The wallet list, with the app's terms. */
export function Connect() {
  const { core, screens, share, window } = useModal()
  const { isReady, all } = useSnap(core.connectors.state)
  const { namespace } = useScreen().data
  const { connectorImages, namespaces, enableWallets, enableWalletGuide } = useSnap(core.options.state).current
  const mustAccept = useMustAccept()
  const [isNudged, setNudged] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const shown = useRef<ReactElement>(undefined)
  const groups = useWalletGroups(namespace)
  const pending = usePending(groups)
  const prepareCode = usePrepareCode(namespace)

  const hasWalletConnect = groups.some(({ group }) => group === 'walletConnect')
  const hasAllWallets = offersAllWallets(core)
  const hasGuide = enableWalletGuide && core.directory.state.status !== 'off' && groups.length > 0
  const isSearching = !isReady && namespaces.length > 0 && enableWallets
  const isEmpty = groups.length === 0 && (isSearching || !pending.isLoading)
  const sections = walletSections(groups, isEmpty ? 0 : pending.count)
  const external = groups.flatMap(({ rows }) => rows.flatMap(({ connectors }) => connectors.filter(isExternal)))
  const onPage = new Set(all.filter(({ type }) => type !== 'WALLET_CONNECT').map(({ chain }) => chain))

  /** A row was chosen, and its view is about to render. Ignore a second selection, and keep the list as it is. */
  const isLeaving = () => core.router.state.view !== screens.get().screen?.view
  // The chosen wallet would move to the top as a recent one, and rendering the list again would delay its view.
  if (shown.current && isLeaving()) return shown.current

  function choose(row: WalletRowData): void {
    if (isLeaving()) return
    if (mustAccept) {
      setNudged(true)
      checkbox.current?.focus()
      return
    }
    const onListed = (wallet: WalletListEntry) =>
      void share(createListedChooser)
        .choose(window, wallet, namespace)
        .catch((cause: unknown) => {
          core.ports.logger.error('[latchkey] The code that chooses a listed wallet could not be loaded.', cause)
          screens.fail('failed')
        })
    chooseRow(core, row, { namespace, onListed })
  }

  shown.current = (
    <>
      <div className="body" aria-busy={isSearching || undefined}>
        {isEmpty && (isSearching ? <Searching /> : <NoWallets />)}
        {sections.map(({ key, heading, rows, places = 0 }, index) => (
          <section key={key} className="list" style={showIf(rows.length > 0 || pending.isLoading)}>
            {(index > 0 || heading !== 'other') && (
              <h3 className="list-label">
                <T text={headings[heading === 'phone' && isMobile(window.navigator) ? 'app' : heading]} />
              </h3>
            )}
            <ul className="list">
              {rows.map((row) => (
                <li key={row.key}>
                  <WalletRow
                    row={row}
                    image={row.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean)}
                    showsNamespaces={namespaces.length > 1 && !namespace}
                    disabled={mustAccept}
                    onChoose={choose}
                    onApproach={() => approachRow(core, screens, row, share)}
                    onPress={() => !mustAccept && prepareCode(row.wallet)}
                  />
                </li>
              ))}
              {[...Array(places).keys()].map((index) => (
                <li key={`place:${index}`} aria-hidden="true" style={showIf(pending.isLoading)}>
                  <PendingRow />
                </li>
              ))}
              {hasAllWallets && hasWalletConnect && heading === 'phone' && (
                <li>
                  <AllWalletsRow namespace={namespace} />
                </li>
              )}
            </ul>
          </section>
        ))}
        {hasAllWallets && !hasWalletConnect && <AllWalletsRow namespace={namespace} />}
        {hasGuide && (
          <button type="button" className="button" data-kind="text" onClick={() => core.router.push('WhatIsAWallet')}>
            <T text={texts.noWalletYet} />
          </button>
        )}
      </div>
      {[...onPage].map((chain) => (
        <PrefetchSession key={chain} namespace={chain} />
      ))}
      {external.map((connector) => (
        <PrefetchSdk key={`${connector.chain}:${connector.id}`} connector={connector} />
      ))}
      <Legal isNudged={isNudged && mustAccept} checkbox={checkbox} />
    </>
  )
  return shown.current
}
