import type { WalletListEntry } from '@latchkey/core'
import { useState } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Loading } from '../../../primitives/Loading.js'
import { Tabs } from '../../../primitives/Tabs.js'
import { QrPanel } from '../../../qr/QrPanel.js'
import { useSnap } from '../../../store/useSnap.js'
import { useListedImage } from '../../../wallet/WalletImage.js'
import { ConnectedPanel } from '../../../walletConnect/ConnectedPanel.js'
import { useWalletConnect } from '../../../walletConnect/useWalletConnect.js'
import { WalletConnectMark } from '../../../walletConnect/WalletConnectMark.js'
import { AppPanel, type AppPanelProps } from './AppPanel.js'
import { BrowserPanel } from './BrowserPanel.js'
import { ExtensionPanel } from './ExtensionPanel.js'
import { InstallPanel } from './InstallPanel.js'
import { texts } from './texts.js'
import { WalletBrowserPanel } from './WalletBrowserPanel.js'
import { choosePanel, listWays, needsPairing, type Panel, type Way } from './ways.js'

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
  const { walletId, namespace } = useScreen<'ConnectingWalletConnect'>().data
  useSnap(core.directory.state)
  const { isReady } = useSnap(core.connectors.state)
  const wallet = core.wallets.find(walletId)
  const { ways, installed, store } = listWays(core, wallet, { namespace, navigator: window.navigator })
  const [first] = ways
  const [selected, setSelected] = useState<Way>()
  const way = selected ?? first
  // The tabs share this request.
  const own = useListedImage(wallet)
  const picture = wallet ? own : <WalletConnectMark />
  const platform = way === 'extension' ? undefined : way
  const isPairing = needsPairing(way)
  const walletConnect = useWalletConnect(wallet, isPairing, platform)

  if (walletConnect.attempt?.status === 'connected')
    return <ConnectedPanel picture={picture} wasCode={way === 'qrcode'} />
  if (!way)
    return (
      <div className="body">
        <InstallPanel wallet={wallet} picture={picture} />
      </div>
    )
  const onGet = () => wallet && core.router.push('Downloads', { walletId: wallet.id })
  if (isPairing && !walletConnect.connector && !isReady) return <Loading />
  const panel = (
    <WayPanel
      panel={choosePanel(way, wallet, installed)}
      wallet={wallet}
      picture={picture}
      store={store}
      walletConnect={walletConnect}
      onShowQr={ways.includes('qrcode') ? undefined : () => setSelected('qrcode')}
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
          onSelect={setSelected}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
    </div>
  )
}

type WayPanelProps = Pick<AppPanelProps, 'picture' | 'walletConnect' | 'onShowQr' | 'onGet'> & {
  readonly panel: Panel
  readonly wallet: WalletListEntry | undefined
  readonly store: string | undefined
}

function WayPanel({ panel, wallet, store, onShowQr, ...shared }: WayPanelProps) {
  const { picture, walletConnect, onGet } = shared
  switch (panel.panel) {
    case 'browser':
      return <BrowserPanel connector={panel.connector} />
    case 'extension':
      return <ExtensionPanel wallet={panel.wallet} picture={picture} store={store} />
    case 'walletBrowser':
      return <WalletBrowserPanel wallet={panel.wallet} picture={picture} onGet={onGet} />
    case 'qr':
      return <QrPanel wallet={wallet} picture={picture} walletConnect={walletConnect} onGet={onGet} />
    case 'app':
      return <AppPanel key={panel.kind} {...shared} wallet={panel.wallet} kind={panel.kind} onShowQr={onShowQr} />
  }
}
