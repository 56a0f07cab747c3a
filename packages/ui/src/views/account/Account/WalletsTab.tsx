import { cleanText, isAppKitError, parseCaipNetworkId } from '@latchkey/common'
import type { ConnectedAccount } from '@latchkey/core'
import { useRef } from 'react'
import { disconnectTexts } from '../../../disconnect/texts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { focusTitle } from '../../../primitives/focusTitle.js'
import { IconButton } from '../../../primitives/IconButton.js'
import { CloseIcon } from '../../../primitives/icons.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { useSnap } from '../../../store/useSnap.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { connectedImage } from '../../../wallet/walletDetails.js'
import type { AccountTabProps } from './accountSlot.js'
import { CurrentTag, UseHint } from './currentMark.js'
import { PlusIcon } from './icons.js'
import { texts } from './texts.js'

/** Lists the connected wallets of the namespace. A click on a row makes that wallet active. */
export function WalletsTab({ account }: AccountTabProps) {
  const { core } = useModal()
  const { features } = useSnap(core.options.state).current
  useSnap(core.accounts.state)
  const { namespace } = parseCaipNetworkId(account.caipNetworkId)
  return (
    <ul className="list rows-with-button">
      {core.accounts.connections(namespace).map((connection) => (
        <ConnectedWalletRow
          key={connection.connectorId}
          connection={connection}
          isActive={connection.connectorId === account.connectorId}
        />
      ))}
      {features.multiWallet && (
        <li>
          <Row
            image={<Picture src={undefined} fallback={<PlusIcon />} />}
            name={<T text={texts.addWallet} />}
            onClick={() => core.router.push('Connect', { namespace })}
          />
        </li>
      )}
    </ul>
  )
}

type ConnectedWalletRowProps = {
  readonly connection: ConnectedAccount
  readonly isActive: boolean
}

/** A connected wallet, with a button that disconnects it. */
function ConnectedWalletRow({ connection, isActive }: ConnectedWalletRowProps) {
  const { core } = useModal()
  const { text } = useLanguage()
  const switchTo = useSwitchConnection()
  const row = useRef<HTMLLIElement>(null)
  const { connectorId, wallet, address } = connection
  const { namespace } = parseCaipNetworkId(connection.caipNetworkId)
  const name = cleanText(wallet.name)

  async function leave(): Promise<void> {
    // The row with the focused button disappears.
    focusTitle(row.current)
    // Ignore the error here: the snackbar reports it, and the page is disconnected anyway.
    await core.disconnect({ namespace, connectorId }).then(
      () => core.snackbar.showSuccess(text(disconnectTexts.done, { name })),
      () => undefined,
    )
  }

  return (
    <li ref={row}>
      <Row
        image={<WalletImage src={connectedImage(core, connection)} name={name} />}
        name={<bdi translate="no">{name}</bdi>}
        title={name}
        detail={<ShortAddress address={address} />}
        end={isActive ? <CurrentTag /> : <UseHint text={texts.useWallet} />}
        current={isActive}
        onClick={() => switchTo(connection, isActive)}
      />
      <IconButton label={text(disconnectTexts.one, { name })} onClick={leave}>
        <CloseIcon />
      </IconButton>
    </li>
  )
}

/** Makes a wallet active, and shows whether that succeeded. Does nothing for the active wallet. */
function useSwitchConnection(): (connection: ConnectedAccount, isActive: boolean) => Promise<void> {
  const { core } = useModal()
  const { text, error } = useLanguage()
  return async ({ connectorId, caipNetworkId }, isActive) => {
    if (isActive) return
    try {
      await core.switchConnection({ connectorId, namespace: parseCaipNetworkId(caipNetworkId).namespace })
      core.snackbar.showSuccess(text(texts.walletSelected))
    } catch (cause) {
      if (!isAppKitError(cause)) throw cause
      core.snackbar.showError(error(cause.code))
    }
  }
}
