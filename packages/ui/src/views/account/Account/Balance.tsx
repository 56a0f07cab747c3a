import { parseCaipAddress } from '@latchkey/common'
import type { ConnectedAccount } from '@latchkey/core'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { type BalanceStatus, readBalance } from './readBalance.js'
import { texts } from './texts.js'

export type BalanceProps = { readonly account: ConnectedAccount }

/**
 * The balance in large type with muted decimals. It keeps its space while it loads or is missing. Empty with option
 * `balances` off.
 */
export function Balance({ account }: BalanceProps) {
  const { core } = useModal()
  const { locale } = useLanguage()
  const { active: network } = core.networks.get(parseCaipAddress(account.caipAddress).namespace)
  const balance = readBalance({ account, network, options: core.options.state.current }, locale)
  if (balance.status === 'off') return null
  return (
    <>
      <Amount balance={balance} />
      <p className="note" role="status">
        {balance.status === 'known' && balance.isStale && <T text={texts.balanceStale} />}
      </p>
    </>
  )
}

type AmountProps = { readonly balance: Exclude<BalanceStatus, { status: 'off' }> }

function Amount({ balance }: AmountProps) {
  if (balance.status === 'known')
    return (
      <p className="balance" title={balance.whole}>
        <span className="visually-hidden">
          <T text={texts.balance} />{' '}
        </span>
        <bdi translate="no">
          <b>{balance.parts.whole}</b>
          <span>{`${balance.parts.fraction} ${balance.symbol}`}</span>
        </bdi>
      </p>
    )
  if (balance.status === 'loading')
    return (
      <p className="balance" role="status">
        <Skeleton />
        <span className="visually-hidden">
          <T text={texts.balanceLoading} />
        </span>
      </p>
    )
  // The coin's row states once why there is no balance.
  return (
    <p className="balance" aria-hidden="true">
      <span>–</span>
    </p>
  )
}
