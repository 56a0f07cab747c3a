import { type AppKitError, useAppKitPairing, type WalletView } from '@latchkey/appkit/react'
import { QrPicture } from './QrPicture.js'

export type ConnectingPanelProps = {
  readonly wallet: WalletView
  readonly isPending: boolean
  readonly error: AppKitError | undefined
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** The pending request: a QR code for a wallet on another device, or a hint for an installed one. */
export function ConnectingPanel({ wallet, isPending, error, onRetry, onBack }: ConnectingPanelProps) {
  const { uri, expiresAt, links } = useAppKitPairing({ wallet })
  const isOnPage = wallet.connectors.length > 0 && !wallet.isWalletConnect
  const [link] = links

  return (
    <section className="own-connecting" aria-label={`Connect ${wallet.name}`}>
      {error ? (
        <p role="alert">{error.code === 'USER_REJECTED' ? 'You declined the request.' : error.shortMessage}</p>
      ) : (
        <p role="status">{isOnPage ? `Approve the request in ${wallet.name}.` : 'Scan the code with your phone.'}</p>
      )}
      {isPending && !isOnPage && (uri ? <QrPicture text={uri} /> : <p className="quiet">Preparing the code…</p>)}
      {isPending && uri && expiresAt && (
        <p className="quiet">A new code replaces this one at {new Date(expiresAt).toLocaleTimeString()}.</p>
      )}
      {isPending && link && (
        <a className="button" href={link.href} target={link.target} rel="noopener">
          Open {wallet.name} on this device
        </a>
      )}
      {error && (
        <button type="button" className="primary" onClick={onRetry}>
          Try again
        </button>
      )}
      <button type="button" onClick={onBack}>
        Choose another wallet
      </button>
    </section>
  )
}
