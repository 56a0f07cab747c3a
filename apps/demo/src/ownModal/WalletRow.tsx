import { useAppKitWalletImage, type WalletView } from '@latchkey/appkit/react'

export type WalletRowProps = { readonly wallet: WalletView; readonly onChoose: (wallet: WalletView) => void }

/** A wallet with its picture, or its first letter. A wallet whose identity is in doubt shows its reverse-DNS name. */
export function WalletRow({ wallet, onChoose }: WalletRowProps) {
  const src = useAppKitWalletImage(wallet)
  return (
    <li>
      <button type="button" onClick={() => onChoose(wallet)}>
        <span className="own-picture" aria-hidden>
          {src ? <img src={src} alt="" /> : wallet.name.charAt(0)}
        </span>
        <span translate="no">{wallet.name}</span>
        {wallet.warning && <small data-tone="bad">{wallet.rdns} uses the name of another wallet</small>}
        {wallet.tag && <span className="tag">{wallet.tag}</span>}
      </button>
    </li>
  )
}
