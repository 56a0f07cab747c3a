import type { WalletRow } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useMustAccept } from '../../kit/useMustAccept.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { AllWalletsRow } from '../../phone/AllWalletsRow.js'
import { ListedImage } from '../../phone/ListedImage.js'
import { offersAllWallets } from '../../phone/offersAllWallets.js'
import { PhoneMark } from '../../phone/PhoneMark.js'
import type { PhoneActions } from '../../phone/phoneViews.js'
import { useReadyCode } from '../../phone/useReadyCode.js'
import type { MoreWallets } from '../Connect/Connect.js'
import { readMoreWallets } from './readMoreWallets.js'
import { useChooseListed } from './useChooseListed.js'

/** What the wallet list shows and does where wallets can be reached elsewhere. */
export function useMoreWallets(actions: PhoneActions | undefined): MoreWallets {
  const { core, screens } = useKit()
  const listed = useChooseListed(actions)
  const { namespace } = useScreen().data
  const { status } = useSnap(core.directory.state)
  useSnap(core.connectors.state)
  useSnap(core.options.state)
  useSnap(core.accounts.state)
  const isLate = useRef(status !== 'ready' && status !== 'off')
  const groups = readMoreWallets(core, namespace, isLate.current)
  const hasPhone = groups.some(({ group }) => group === 'walletConnect')
  const mustAccept = useMustAccept()
  useReadyCode(!mustAccept && groups.some(({ rows }) => rows.some(({ wallet }) => wallet?.mobile_link)))

  useEffect(() => {
    void core.directory.load(namespace)
  }, [core, namespace])

  /** Without a relay and a directory an app's own wallets are told of as before. */
  const isElsewhere = core.pairing.isEnabled || status !== 'off'
  const hasGuide = core.options.state.current.enableWalletGuide && status !== 'off' && groups.length > 0
  const isPhone = ({ connectors: [connector] }: WalletRow) => connector?.type === 'WALLET_CONNECT'

  return {
    groups,
    choose(row) {
      if (isPhone(row)) {
        core.events.track({ type: 'track', event: 'SELECT_WALLET', properties: { name: row.name, platform: 'qrcode' } })
        core.router.push('ConnectingWalletConnect', namespace ? { namespace } : {})
      } else if (row.wallet && row.connectors.length === 0 && isElsewhere) void listed.choose(row.wallet, namespace)
      else return false
      return true
    },
    approach(row) {
      if (!isPhone(row) && !row.wallet) return false
      if (row.wallet) listed.prefetch()
      screens.prefetch('ConnectingWalletConnect')
      void core.prefetch()
      return true
    },
    parts: (row) => ({
      ...(isPhone(row)
        ? {
            picture: <PhoneMark />,
            end: (
              <span className="tag">
                <T id="tagQr" />
              </span>
            ),
          }
        : row.wallet && !row.imageUrl
          ? { picture: <ListedImage wallet={row.wallet} /> }
          : {}),
    }),
    last(label) {
      const leadsToAll = offersAllWallets(core) && (label ? hasPhone && label === 'groupPhone' : !hasPhone)
      const all = leadsToAll && <AllWalletsRow namespace={namespace} />
      if (label) return all && <li>{all}</li>
      return (
        <>
          {all}
          {hasGuide && (
            <button type="button" className="btn" data-kind="text" onClick={() => core.router.push('WhatIsAWallet')}>
              <T id="noWalletYet" />
            </button>
          )}
        </>
      )
    },
  }
}
