import type { ConnectedAccount } from '@latchkey/core'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { readBalance } from './readBalance.js'
import { texts } from './texts.js'

export type BalanceProps = { readonly account: ConnectedAccount }

/**
 * The balance in large type with muted decimals. It keeps its space while it loads or is missing. Empty with option
 * `balances` off.
 */
export function Balance({ account }: BalanceProps) {
  const { core } = useModal()
  const { locale } = useLanguage()
  const { isOff, parts, symbol, whole, isLoading, isStale } = readBalance(core, account, locale)
  if (isOff) return null
  return (
    <>
      {parts ? (
        <p className="balance" title={whole}>
          <span className="visually-hidden">
            <T text={texts.balance} />{' '}
          </span>
          <bdi translate="no">
            <b>{parts.whole}</b>
            <span>{`${parts.fraction} ${symbol}`}</span>
          </bdi>
        </p>
      ) : isLoading ? (
        <p className="balance" role="status">
          <Skeleton />
          <span className="visually-hidden">
            <T text={texts.balanceLoading} />
          </span>
        </p>
      ) : (
        // The coin's row states once why there is no balance.
        <p className="balance" aria-hidden="true">
          <span>–</span>
        </p>
      )}
      <p className="note" role="status">
        {isStale && <T text={texts.balanceStale} />}
      </p>
    </>
  )
}
