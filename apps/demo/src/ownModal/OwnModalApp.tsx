import { AppKitWalletButton, useAppKitAccount, useDisconnect, useWalletInfo } from '@latchkey/appkit/react'
import { useCallback, useState } from 'react'
import { PhoneBar } from '../phone/PhoneBar.js'
import { WalletDialog } from './WalletDialog.js'

/** An app that connects wallets with its own dialog. It never opens the modal of the kit. */
export function OwnModalApp() {
  const { address, status } = useAppKitAccount()
  const { walletInfo } = useWalletInfo()
  const { disconnect } = useDisconnect()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  return (
    <>
      <PhoneBar />
      <main className="own">
        <h1>Own wallet dialog</h1>
        <p className="quiet">
          The dialog of this page is made of hooks only: <code>useAppKitWallets</code>, <code>useAppKitDirectory</code>,{' '}
          <code>useAppKitPairing</code> and <code>useAppKitConnect</code>.
        </p>
        {address ? (
          <section className="panel" aria-label="Account">
            <p>
              Connected with {walletInfo?.name}: <code>{address}</code>
            </p>
            <button type="button" onClick={() => void disconnect().catch(() => undefined)}>
              Disconnect
            </button>
          </section>
        ) : (
          <button type="button" className="primary" disabled={status === 'connecting'} onClick={() => setOpen(true)}>
            {status === 'connecting' ? 'Connecting…' : 'Connect a wallet'}
          </button>
        )}
        <section className="own-buttons" aria-labelledby="own-buttons">
          <h2 id="own-buttons">Buttons for one wallet</h2>
          <AppKitWalletButton wallet="app.foxglove" />
          <AppKitWalletButton wallet="metamask" />
          <AppKitWalletButton wallet="rainbow" size="sm" />
        </section>
        {isOpen && <WalletDialog onClose={close} />}
      </main>
    </>
  )
}
