import type { ConnectedAccount } from '@latchkey/core'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { Skeleton } from '../../primitives/Skeleton.js'
import { readBalance } from './readBalance.js'

export type BalanceProps = { readonly account: ConnectedAccount }

/** The native balance, large, with quieter decimals; its place stays the same while it loads, or where there is none. */
export function Balance({ account }: BalanceProps) {
  const { core } = useKit()
  const { locale } = useLanguage()
  const { parts, symbol, whole, isLoading, isStale } = readBalance(core, account, locale)
  return (
    <>
      {parts ? (
        <p className="big" title={whole}>
          <span className="sr">
            <T id="balance" />{' '}
          </span>
          <bdi translate="no">
            <b>{parts.whole}</b>
            <span>{`${parts.fraction} ${symbol}`}</span>
          </bdi>
        </p>
      ) : isLoading ? (
        <p className="big" role="status">
          <Skeleton />
          <span className="sr">
            <T id="balanceLoading" />
          </span>
        </p>
      ) : (
        // Why there is none is said once, with the coin it is about.
        <p className="big" aria-hidden="true">
          <span>–</span>
        </p>
      )}
      <p className="note" role="status">
        {isStale && <T id="balanceStale" />}
      </p>
    </>
  )
}
