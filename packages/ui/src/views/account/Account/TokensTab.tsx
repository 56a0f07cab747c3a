import { safeParseImageUrl } from '@latchkey/common'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { NetworkImage } from '../../../network/NetworkImage.js'
import { networkTexts } from '../../../network/texts.js'
import { LetterTile } from '../../../primitives/LetterTile.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { AccountPanel } from './AccountPanel.js'
import type { AccountTabProps } from './accountTab.js'
import { readBalance } from './readBalance.js'
import { texts } from './texts.js'

/** The coin of the active network, or the app's token there, with the balance. */
export function TokensTab({ account }: AccountTabProps) {
  const { core } = useModal()
  const { locale, error: errorText } = useLanguage()
  const balance = readBalance(core, account, locale)
  const { isOff, network, isUnsupported, token, parts, symbol, whole, isLoading, isStale, error } = balance
  if (!network) return null
  const isTest = !isOff && network.testnet && !parts
  const hasCoin = network.hasNativeCoin !== false
  const image = safeParseImageUrl(token?.image, { allowRemote: true })
  const { chainImages } = core.options.state.current
  return (
    <AccountPanel account={account}>
      <Row
        image={
          token ? (
            <Picture src={image.ok ? image.value : undefined} fallback={<LetterTile name={symbol} />} round />
          ) : (
            <NetworkImage network={network} images={chainImages} />
          )
        }
        name={
          isUnsupported ? (
            <T text={networkTexts.unsupported} />
          ) : (
            <bdi translate="no">{token ? symbol : hasCoin ? network.nativeCurrency.name : network.name}</bdi>
          )
        }
        detail={
          <>
            <span role="status">{error ? errorText(error) : isTest && <T text={texts.balanceOnTestNetwork} />}</span>
            {isStale && (
              <>
                {error && <span> · </span>}
                <T text={texts.balanceStale} />
              </>
            )}
            {!error && !isTest && !isStale && (token || hasCoin) && <bdi translate="no">{network.name}</bdi>}
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
