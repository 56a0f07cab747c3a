import { isMobile } from '@latchkey/common'
import type { WalletListEntry, WalletRow as WalletRowData } from '@latchkey/core'
import { type ReactElement, useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { useSnap } from '../../../store/useSnap.js'
import { AllWalletsRow, offersAllWallets } from '../../../wallet/AllWalletsRow.js'
import { walletTexts } from '../../../wallet/texts.js'
import { usePreparePairing } from '../../../walletConnect/usePreparePairing.js'
import { approachRow, chooseRow } from './chooseRow.js'
import type { ConnectMethodProps } from './connectMethod.js'
import { createListedChooser } from './createListedChooser.js'
import { NoWallets } from './NoWallets.js'
import { PrefetchWallets } from './Prefetch.js'
import { isSearching } from './prepareList.js'
import { PendingRow, Searching } from './Searching.js'
import { texts } from './texts.js'
import { useReservedRows, useWalletGroups } from './useWalletGroups.js'
import { WalletRow } from './WalletRow.js'
import { readWalletList, type SectionHeading } from './walletListStatus.js'

const headings = {
  device: texts.onThisDevice,
  phone: texts.phone,
  app: texts.otherApp,
  other: walletTexts.otherWallets,
} as const satisfies Record<SectionHeading, unknown>

/** Hides an element without removing its space. */
const showIf = (isShown: boolean) => (isShown ? undefined : ({ visibility: 'hidden' } as const))

/** The wallets that a visitor can choose. */
export function WalletList({ mustAccept, onRefuse }: ConnectMethodProps) {
  const { core, screens, share, window } = useModal()
  useSnap(core.connectors.state)
  const { namespace } = useScreen<'Connect'>().data
  const { connectorImages, namespaces, enableWalletGuide } = useSnap(core.options.state).current
  const shown = useRef<ReactElement>(undefined)
  const groups = useWalletGroups(namespace)
  const reserved = useReservedRows(groups)
  const preparePairing = usePreparePairing(namespace)

  /** A row was chosen, and its view is about to render. Ignore a second selection, and keep the list as it is. */
  const isLeaving = () => core.router.state.view !== screens.get().screen?.view
  // The chosen wallet would move to the top as a recent one, and rendering the list again would delay its view.
  if (shown.current && isLeaving()) return shown.current

  function choose(row: WalletRowData): void {
    if (isLeaving()) return
    if (mustAccept) return onRefuse()
    const onListed = (wallet: WalletListEntry) =>
      void share(createListedChooser)
        .choose(window, wallet, namespace)
        .catch((cause: unknown) => {
          core.ports.logger.error('[latchkey] The code that chooses a listed wallet could not be loaded.', cause)
          screens.fail('failed')
        })
    chooseRow(core, row, { namespace, onListed })
  }

  const list = readWalletList({
    groups,
    isSearching: isSearching(core),
    reserved,
    isMobile: isMobile(window.navigator),
    offersAllWallets: offersAllWallets(core),
    offersGuide: enableWalletGuide && core.directory.state.status !== 'off',
  })
  shown.current = (
    <>
      {list.empty === 'searching' && <Searching />}
      {list.empty === 'noWallets' && <NoWallets />}
      {list.sections.map(({ key, heading, rows, reserved: count, hasAllWallets, isBlank }) => (
        <section key={key} className="list" style={showIf(!isBlank)}>
          {heading && (
            <h3 className="list-label">
              <T text={headings[heading]} />
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
                  onPress={() => !mustAccept && preparePairing(row.wallet)}
                />
              </li>
            ))}
            {[...Array(count).keys()].map((index) => (
              <li key={`reserved:${index}`} aria-hidden="true" style={showIf(reserved.isLoading)}>
                <PendingRow />
              </li>
            ))}
            {hasAllWallets && (
              <li>
                <AllWalletsRow namespace={namespace} />
              </li>
            )}
          </ul>
        </section>
      ))}
      {list.endsWithAllWallets && <AllWalletsRow namespace={namespace} />}
      {list.hasGuide && (
        <button type="button" className="button" data-kind="text" onClick={() => core.router.push('WhatIsAWallet')}>
          <T text={texts.noWalletYet} />
        </button>
      )}
      <PrefetchWallets groups={groups} />
    </>
  )
  return shown.current
}
