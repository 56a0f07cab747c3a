import type { Connector } from '@latchkey/common'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from './texts.js'

export type IdentityWarningProps = { readonly connector: Connector | undefined }

/** A wallet's origin and the reason why its identity is suspicious, as in its row. Empty for any other wallet. */
export function IdentityWarning({ connector }: IdentityWarningProps) {
  const { core } = useModal()
  useSnap(core.connectors.state)
  const row = core.wallets.findRow(connector)
  if (!row?.warning) return null
  return (
    <>
      {row.rdns && (
        <p className="subtitle">
          <bdi translate="no">{row.rdns}</bdi>
        </p>
      )}
      <p className="subtitle warning">
        <T text={row.warning === 'look-alike-name' ? walletTexts.sameName : walletTexts.sameId} />
      </p>
    </>
  )
}
