import type { Connector } from '@latchkey/common'
import { findWalletRow } from './findWalletRow.js'
import { useKit } from './kitContext.js'
import { T } from './T.js'
import { useSnap } from './useSnap.js'

export type IdentityWarningProps = { readonly connector: Connector | undefined }

/** Where a wallet comes from and why its identity is doubtful, as its row of the list says it; nothing for any other wallet (R28–R31). */
export function IdentityWarning({ connector }: IdentityWarningProps) {
  const { core } = useKit()
  useSnap(core.connectors.state)
  const row = findWalletRow(core, connector)
  if (!row?.warning) return null
  return (
    <>
      {row.rdns && (
        <p className="sub">
          <bdi translate="no">{row.rdns}</bdi>
        </p>
      )}
      <p className="sub warn">
        <T id={row.warning === 'look-alike-name' ? 'warningSameName' : 'warningSameId'} />
      </p>
    </>
  )
}
