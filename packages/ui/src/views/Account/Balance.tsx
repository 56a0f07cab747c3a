import { amountParts, parseCaipAddress } from '@latchkey/common'
import type { ConnectedAccount } from '@latchkey/core'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { Skeleton } from '../../primitives/Skeleton.js'

export type BalanceProps = { readonly account: ConnectedAccount }

/** The native balance, large, with quieter decimals; its place stays the same while it loads or fails. */
export function Balance({ account }: BalanceProps) {
  const { core } = useKit()
  const { locale, error } = useLanguage()
  const { balance, balanceError, caipAddress } = account
  const { active, isUnsupported } = core.networks.get(parseCaipAddress(caipAddress).namespace)
  const parts = balance && amountParts(balance.formatted, locale)
  const isLookedUp = !active?.testnet && !isUnsupported
  return (
    <>
      {parts ? (
        <p className="big" title={`${balance.formatted} ${balance.symbol}`}>
          <span className="sr">
            <T id="balance" />{' '}
          </span>
          <bdi>
            {parts.whole}
            <span>
              {parts.fraction} {balance.symbol}
            </span>
          </bdi>
        </p>
      ) : (
        isLookedUp &&
        !balanceError && (
          <p className="big" role="status">
            <Skeleton />
            <span className="sr">
              <T id="balanceLoading" />
            </span>
          </p>
        )
      )}
      <p className="note" role="status">
        {balanceError ? error(balanceError) : !isLookedUp && active?.testnet && !parts && <T id="balanceNoTest" />}
        {balance?.isStale && (
          <>
            {balanceError && ' · '}
            <T id="balanceStale" />
          </>
        )}
      </p>
    </>
  )
}
