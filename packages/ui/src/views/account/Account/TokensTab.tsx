import { parseCaipAddress, safeParseImageUrl } from '@latchkey/common'
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
import type { AccountTabProps } from './accountSlot.js'
import { type AssetDetail, type AssetStatus, readAssetStatus } from './assetStatus.js'
import type { BalanceStatus } from './readBalance.js'
import { texts } from './texts.js'

/** The coin of the active network, or the app's token there, with the balance. */
export function TokensTab({ account }: AccountTabProps) {
  const { core } = useModal()
  const { locale } = useLanguage()
  const { active: network, isUnsupported } = core.networks.get(parseCaipAddress(account.caipAddress).namespace)
  if (!network) return null
  const options = core.options.state.current
  const { token, name, balance, detail } = readAssetStatus({ account, network, isUnsupported, options }, locale)
  return (
    <AccountPanel account={account}>
      <Row
        image={token ? <TokenImage token={token} /> : <NetworkImage network={network} images={options.chainImages} />}
        name={name === undefined ? <T text={networkTexts.unsupported} /> : <bdi translate="no">{name}</bdi>}
        detail={<Detail detail={detail} network={network.name} />}
        end={<Amount balance={balance} />}
      />
    </AccountPanel>
  )
}

function TokenImage({ token: { image, symbol } }: { readonly token: NonNullable<AssetStatus['token']> }) {
  const parsed = safeParseImageUrl(image, { allowRemote: true })
  return <Picture src={parsed.ok ? parsed.value : undefined} fallback={<LetterTile name={symbol} />} round />
}

function Detail({ detail, network }: { readonly detail: AssetDetail; readonly network: string }) {
  const { error } = useLanguage()
  const { status } = detail
  return (
    <>
      <span role="status">
        {status === 'failed' && <span>{error(detail.error)}</span>}
        {status === 'testNetwork' && <T text={texts.balanceOnTestNetwork} />}
      </span>
      {status === 'failed' && detail.isStale && (
        <>
          <span> · </span>
          <T text={texts.balanceStale} />
        </>
      )}
      {status === 'stale' && <T text={texts.balanceStale} />}
      {status === 'network' && <bdi translate="no">{network}</bdi>}
    </>
  )
}

function Amount({ balance }: { readonly balance: BalanceStatus }) {
  if (balance.status === 'known')
    return (
      <bdi className="amount" title={balance.whole} translate="no">
        <b>{`${balance.parts.whole}${balance.parts.fraction} `}</b>
        <span>{balance.symbol}</span>
      </bdi>
    )
  if (balance.status === 'loading')
    return (
      <span className="amount">
        <Skeleton />
      </span>
    )
  return null
}
