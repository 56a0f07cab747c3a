import { useRef } from 'react'
import { Loading } from '../../frame/Loading.js'
import { IdentityWarning } from '../../kit/IdentityWarning.js'
import { useKit } from '../../kit/kitContext.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { WalletImage } from '../../kit/WalletImage.js'
import { walletDetails } from '../../kit/walletDetails.js'
import { LatchArc } from '../../primitives/LatchArc.js'
import { Connecting } from './Connecting.js'
import { MissingWallet } from './MissingWallet.js'

/** Asking one wallet: waiting, declined, failed, connected, or not on this device. */
export function ConnectingExternal() {
  const { core } = useKit()
  const { data } = useScreen()
  const { isReady } = useSnap(core.connectors.state)
  const { attempts } = useSnap(core.connection.state)
  const { name, imageUrl, connector, wallet } = walletDetails(core, data)
  const attempt = connector && attempts[connector.chain]
  const now = attempt?.connectorId === connector?.id ? attempt : undefined
  // The core forgets the attempt as the modal leaves; how it ended is shown until the card is gone.
  const last = useRef(now)
  if (now || core.modal.state.open) last.current = now
  const own = last.current
  // Opened directly, before the wallets were looked for.
  if (!connector && !wallet && !isReady && data.connectorId !== undefined) return <Loading />
  const status = own?.status ?? 'idle'
  return (
    <div className="body center">
      <LatchArc status={status}>
        <WalletImage src={imageUrl} />
      </LatchArc>
      <IdentityWarning connector={connector} />
      {connector ? (
        <Connecting connector={connector} name={name} attempt={own} />
      ) : (
        <MissingWallet name={name} wallet={wallet} />
      )}
    </div>
  )
}
