import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { NetworkImage } from '../../../network/NetworkImage.js'
import { networkTexts } from '../../../network/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { DownIcon } from './icons.js'
import { texts } from './texts.js'
import { useShownNamespace } from './useAccount.js'

/** The account's network; opens the list of networks. */
export function NetworkChip() {
  const { core } = useModal()
  const { text } = useLanguage()
  const { activeNamespace } = useSnap(core.networks.state)
  const { enableNetworkSwitch, chainImages } = useSnap(core.options.state).current
  const shown = useShownNamespace() ?? activeNamespace
  const { active: network, isUnsupported } = shown ? core.networks.get(shown) : {}
  if (!network) return null
  const name = isUnsupported ? text(networkTexts.unsupported) : network.name
  const content = (
    <>
      <NetworkImage network={network} images={chainImages} />
      <bdi translate={isUnsupported ? undefined : 'no'}>{name}</bdi>
    </>
  )
  if (!enableNetworkSwitch || core.networks.all().length < 2) return <span className="network-chip">{content}</span>
  return (
    <button type="button" className="network-chip" onClick={() => core.router.push('Networks')}>
      <span className="visually-hidden">{`${text(texts.network)} `}</span>
      {content}
      <DownIcon />
    </button>
  )
}
