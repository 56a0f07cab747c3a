import { isMobile, safeParseUrl } from '@latchkey/common'
import { listPlatforms, type WalletPlatform } from '@latchkey/core'
import { useState } from 'react'
import { useModal } from '../../../context/modalContext.js'
import { useScreen } from '../../../context/useScreen.js'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { pageUse } from '../../../links/pageUse.js'
import { Loading } from '../../../primitives/Loading.js'
import { Tabs } from '../../../primitives/Tabs.js'
import { QrPanel } from '../../../qr/QrPanel.js'
import { useSnap } from '../../../store/useSnap.js'
import { useListedImage } from '../../../wallet/ListedImage.js'
import { NotInstalled } from '../../../wallet/NotInstalled.js'
import { storeLink } from '../../../wallet/storeLink.js'
import { ConnectedPanel } from '../../../walletConnect/ConnectedPanel.js'
import { useWalletConnect } from '../../../walletConnect/useWalletConnect.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { AppPanel } from './AppPanel.js'
import { BrowserPanel } from './BrowserPanel.js'
import { ExtensionPanel } from './ExtensionPanel.js'
import { texts } from './texts.js'
import { WalletBrowserPanel } from './WalletBrowserPanel.js'

/** A way to connect a wallet, or to get it as an extension of this browser. */
type Way = WalletPlatform | 'extension'

const labels: Readonly<Record<Way, TextDescriptor>> = {
  browser: texts.wayBrowser,
  mobile: texts.wayMobile,
  walletBrowser: texts.wayWalletBrowser,
  qrcode: texts.wayQr,
  desktop: texts.wayDesktop,
  web: texts.wayWeb,
  extension: texts.wayExtension,
}

/** Connects a wallet on another device, in an app or on a web page. Each platform is a tab. */
export function ConnectWays() {
  const { core, window } = useModal()
  const { text } = useLanguage()
  const { walletId, namespace } = useScreen().data
  useSnap(core.directory.state)
  const { all, isReady } = useSnap(core.connectors.state)
  const wallet = core.wallets.find(walletId)
  const installed = wallet && all && core.wallets.findInstalled(wallet, namespace)
  const platforms: readonly Way[] = listPlatforms(core, wallet, namespace)
  const [first] = platforms
  const { navigator } = window
  const store = installed || isMobile(navigator) ? undefined : storeLink(wallet, navigator.userAgent)
  const hasStore = safeParseUrl(store, pageUse(core)).ok
  const ways = first && hasStore ? [first, 'extension' as const, ...platforms.slice(1)] : platforms
  const [wanted, setWanted] = useState<Way>()
  const way = wanted ?? first
  // The tabs share this request.
  const own = useListedImage(wallet)
  const picture = wallet ? own : <WalletConnectMark />
  const platform = way === 'extension' ? undefined : way
  const isPairing = platform !== undefined && platform !== 'browser' && platform !== 'walletBrowser'
  const walletConnect = useWalletConnect(wallet, isPairing, platform)

  if (walletConnect.attempt?.status === 'connected')
    return <ConnectedPanel picture={picture} wasCode={way === 'qrcode'} />
  if (!way)
    return (
      <div className="body center">
        <NotInstalled name={wallet?.name ?? ''} wallet={wallet} />
      </div>
    )
  const onGet = () => wallet && core.router.push('Downloads', { walletId: wallet.id })
  if (isPairing && !walletConnect.connector && !isReady) return <Loading />
  const panel =
    way === 'browser' && installed ? (
      <BrowserPanel connector={installed} />
    ) : way === 'extension' && wallet ? (
      <ExtensionPanel wallet={wallet} picture={picture} store={store} />
    ) : way === 'walletBrowser' && wallet ? (
      <WalletBrowserPanel wallet={wallet} picture={picture} onGet={onGet} />
    ) : way === 'qrcode' || way === 'extension' || way === 'browser' || way === 'walletBrowser' || !wallet ? (
      <QrPanel wallet={wallet} picture={picture} walletConnect={walletConnect} onGet={onGet} />
    ) : (
      <AppPanel
        key={way}
        wallet={wallet}
        picture={picture}
        kind={way}
        walletConnect={walletConnect}
        onShowQr={ways.includes('qrcode') ? undefined : () => setWanted('qrcode')}
        onGet={onGet}
      />
    )
  return (
    <div className="body">
      {ways.length > 1 ? (
        <Tabs
          label={text(texts.ways)}
          tabs={ways.map((id) => ({ id, label: <T text={labels[id]} /> }))}
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
