import { useEffect, useRef, useState } from 'react'
import { discover, type ListProps, type Wallet } from './wallet.js'

/** The wallets of the page in a dialog. */
export function WalletList({ onChoose, onClose }: ListProps) {
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    dialog.current?.showModal()
    return discover((wallet) =>
      setWallets((known) => [...known.filter(({ info }) => info.uuid !== wallet.info.uuid), wallet]),
    )
  }, [])

  return (
    <dialog ref={dialog} onClose={onClose} aria-label="Connect a wallet">
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.info.uuid}>
            <button type="button" onClick={() => onChoose(wallet)}>
              <img src={wallet.info.icon} alt="" width="40" height="40" />
              <span>{wallet.info.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
