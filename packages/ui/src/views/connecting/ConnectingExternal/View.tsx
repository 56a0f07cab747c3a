import { useRef } from 'react'
import { RequireConsent } from '../../../legal/RequireConsent.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { Loading } from '../../../primitives/Loading.js'
import { useSnap } from '../../../store/useSnap.js'
import { IdentityWarning } from '../../../wallet/IdentityWarning.js'
import { MissingWallet } from '../../../wallet/NotInstalled.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { walletDetails } from '../../../wallet/walletDetails.js'
import { Connecting } from './Connecting.js'

/** Connects one wallet, and shows whether it is pending, rejected, failed, connected or not installed. */
export function ConnectingExternal() {
  const { core } = useModal()
  const { data } = useScreen<'ConnectingExternal'>()
  const { isReady } = useSnap(core.connectors.state)
  const { attempts } = useSnap(core.connection.state)
  const { name, imageUrl, connector, wallet } = walletDetails(core, data)
  const attempt = connector && attempts[connector.chain]
  const now = attempt?.connectorId === connector?.id ? attempt : undefined
  // The core clears the attempt when the modal closes. Keep showing the result during the closing animation.
  const last = useRef(now)
  if (now || core.modal.state.open) last.current = now
  const own = last.current
  // The app opened this view before the wallets were discovered.
  if (!connector && !isReady && data.connectorId !== undefined) return <Loading />
  const status = own?.status ?? 'idle'
  const picture = <WalletImage src={imageUrl} name={name} />
  return (
    <RequireConsent picture={picture} isOn={connector !== undefined && status === 'idle'}>
      <div className="body center">
        <LatchArc status={status}>{picture}</LatchArc>
        <IdentityWarning connector={connector} />
        {connector ? (
          <Connecting connector={connector} name={name} attempt={own} />
        ) : (
          <MissingWallet name={name} wallet={wallet} data={data} />
        )}
      </div>
    </RequireConsent>
  )
}
