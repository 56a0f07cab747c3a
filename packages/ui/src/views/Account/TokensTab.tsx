import { useKit } from '../../kit/kitContext.js'
import { NetworkImage } from '../../kit/NetworkImage.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { Row } from '../../primitives/Row.js'
import { Skeleton } from '../../primitives/Skeleton.js'
import { AccountPanel } from './AccountPanel.js'
import type { AccountTabProps } from './accountTab.js'
import { readBalance } from './readBalance.js'

/** The coin of the active network, and how much of it there is. */
export function TokensTab({ account }: AccountTabProps) {
  const { core } = useKit()
  const { locale, error: errorText } = useLanguage()
  const { network, isUnsupported, parts, symbol, whole, isLoading, isStale, error } = readBalance(core, account, locale)
  if (!network) return null
  const isTest = network.testnet && !parts
  const { chainImages } = core.options.state.current
  return (
    <AccountPanel account={account}>
      <Row
        image={<NetworkImage network={network} images={chainImages} />}
        name={isUnsupported ? <T id="networkUnknown" /> : <bdi translate="no">{network.nativeCurrency.name}</bdi>}
        detail={
          <>
            <span role="status">{error ? errorText(error) : isTest && <T id="balanceNoTest" />}</span>
            {isStale && (
              <>
                {error && <span> · </span>}
                <T id="balanceStale" />
              </>
            )}
            {!error && !isTest && !isStale && <bdi translate="no">{network.name}</bdi>}
          </>
        }
        end={
          parts ? (
            <bdi className="amount" title={whole} translate="no">
              <b>{`${parts.whole}${parts.fraction} `}</b>
              <span>{symbol}</span>
            </bdi>
          ) : (
            isLoading && (
              <span className="amount">
                <Skeleton />
              </span>
            )
          )
        }
      />
    </AccountPanel>
  )
}
