import { isMobile } from '@latchkey/common'
import { findInstalled, type WalletPlatform, walletPlatforms } from '@latchkey/core'
import { useState } from 'react'
import { Loading } from '../../frame/Loading.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import type { TextKey } from '../../locales/en.js'
import { AppPanel } from '../../phone/AppPanel.js'
import { BrowserPanel } from '../../phone/BrowserPanel.js'
import { findListed } from '../../phone/findListed.js'
import { useListedImage } from '../../phone/ListedImage.js'
import { PhoneConnected } from '../../phone/PhoneConnected.js'
import { PhoneMark } from '../../phone/PhoneMark.js'
import { QrPanel } from '../../phone/QrPanel.js'
import { useWalletConnect } from '../../phone/useWalletConnect.js'
import { Tabs } from '../../primitives/Tabs.js'
import { MissingWallet } from '../ConnectingExternal/MissingWallet.js'

const labels: Readonly<Record<WalletPlatform, TextKey>> = {
  browser: 'wayBrowser',
  mobile: 'wayMobile',
  qrcode: 'wayQr',
  desktop: 'wayDesktop',
  web: 'wayWeb',
}

/** A wallet on another device, in an app or on a page; each way that leads to it is a tab. */
export function ConnectingWalletConnect() {
  const { core, window } = useKit()
  const { text } = useLanguage()
  const { walletId, namespace } = useScreen().data
  useSnap(core.directory.state)
  const { all, isReady } = useSnap(core.connectors.state)
  const wallet = findListed(core, walletId)
  const here = core.connectors.state.all.filter(({ chain }) => !namespace || chain === namespace)
  const installed = wallet && all && findInstalled(wallet, here)
  const ways = walletPlatforms(wallet, {
    isMobile: isMobile(window.navigator),
    isInstalled: installed !== undefined,
    canPair: core.pairing.isEnabled,
  })
  const [wanted, setWanted] = useState<WalletPlatform>()
  const [first] = ways
  const way = wanted ?? first
  // Held here, so that it is asked for once, whichever tab shows.
  const own = useListedImage(wallet)
  const picture = wallet ? own : <PhoneMark />
  const phone = useWalletConnect(wallet, way !== undefined && way !== 'browser', way)

  if (phone.attempt?.status === 'connected') return <PhoneConnected picture={picture} wasCode={way === 'qrcode'} />
  if (!way)
    return (
      <div className="body center">
        <MissingWallet name={wallet?.name ?? ''} wallet={wallet} />
      </div>
    )
  if (!phone.connector && !isReady) return <Loading />
  const panel =
    way === 'browser' && installed ? (
      <BrowserPanel connector={installed} />
    ) : way === 'qrcode' || way === 'browser' || !wallet ? (
      <QrPanel wallet={wallet} picture={picture} phone={phone} />
    ) : (
      <AppPanel
        key={way}
        wallet={wallet}
        picture={picture}
        kind={way}
        phone={phone}
        onShowQr={() => setWanted('qrcode')}
        onGet={() => core.router.push('Downloads', { walletId: wallet.id })}
      />
    )
  return (
    <div className="body">
      {ways.length > 1 ? (
        <Tabs
          label={text('waysLabel')}
          tabs={ways.map((id) => ({ id, label: <T id={labels[id]} /> }))}
          selected={ways.includes(way) ? way : (first ?? way)}
          onSelect={setWanted}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
    </div>
  )
}
