import { listPlatforms, type WalletPlatform } from '@latchkey/core'
import { useState } from 'react'
import { useModal } from '../../context/modalContext.js'
import { useScreen } from '../../context/useScreen.js'
import type { TextKey } from '../../i18n/en.js'
import { T } from '../../i18n/T.js'
import { useLanguage } from '../../i18n/useLanguage.js'
import { Loading } from '../../primitives/Loading.js'
import { Tabs } from '../../primitives/Tabs.js'
import { QrPanel } from '../../qr/QrPanel.js'
import { useSnap } from '../../store/useSnap.js'
import { useListedImage } from '../../wallet/ListedImage.js'
import { NotInstalled } from '../../wallet/NotInstalled.js'
import { ConnectedPanel } from '../../walletConnect/ConnectedPanel.js'
import { useWalletConnect } from '../../walletConnect/useWalletConnect.js'
import { WalletConnectMark } from '../../walletConnect/WalletConnectMark.js'
import { AppPanel } from './AppPanel.js'
import { BrowserPanel } from './BrowserPanel.js'
import { WalletBrowserPanel } from './WalletBrowserPanel.js'

const labels: Readonly<Record<WalletPlatform, TextKey>> = {
  browser: 'wayBrowser',
  mobile: 'wayMobile',
  walletBrowser: 'wayWalletBrowser',
  qrcode: 'wayQr',
  desktop: 'wayDesktop',
  web: 'wayWeb',
}

/** Connects a wallet on another device, in an app or on a web page. Each platform is a tab. */
export function ConnectWays() {
  const { core } = useModal()
  const { text } = useLanguage()
  const { walletId, namespace } = useScreen().data
  useSnap(core.directory.state)
  const { all, isReady } = useSnap(core.connectors.state)
  const wallet = core.wallets.find(walletId)
  const installed = wallet && all && core.wallets.findInstalled(wallet, namespace)
  const ways = listPlatforms(core, wallet, namespace)
  const [wanted, setWanted] = useState<WalletPlatform>()
  const [first] = ways
  const way = wanted ?? first
  // The tabs share this request.
  const own = useListedImage(wallet)
  const picture = wallet ? own : <WalletConnectMark />
  const isPairing = way !== undefined && way !== 'browser' && way !== 'walletBrowser'
  const walletConnect = useWalletConnect(wallet, isPairing, way)

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
    ) : way === 'walletBrowser' && wallet ? (
      <WalletBrowserPanel wallet={wallet} picture={picture} onGet={onGet} />
    ) : way === 'qrcode' || way === 'browser' || way === 'walletBrowser' || !wallet ? (
      <QrPanel wallet={wallet} picture={picture} walletConnect={walletConnect} />
    ) : (
      <AppPanel
        key={way}
        wallet={wallet}
        picture={picture}
        kind={way}
        walletConnect={walletConnect}
        onShowQr={() => setWanted('qrcode')}
        onGet={onGet}
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
