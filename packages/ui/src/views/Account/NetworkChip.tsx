import { DownIcon } from '../../icons/moreIcons.js'
import { useKit } from '../../kit/kitContext.js'
import { NetworkImage } from '../../kit/NetworkImage.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useShownNamespace } from '../../kit/useShownNamespace.js'
import { useSnap } from '../../kit/useSnap.js'

/** The account's network, and the way to the others. */
export function NetworkChip() {
  const { core } = useKit()
  const { text } = useLanguage()
  const { activeNamespace } = useSnap(core.networks.state)
  const { enableNetworkSwitch, chainImages } = useSnap(core.options.state).current
  const shown = useShownNamespace() ?? activeNamespace
  const { active: network, isUnsupported } = shown ? core.networks.get(shown) : {}
  if (!network) return null
  const name = isUnsupported ? text('networkUnknown') : network.name
  const content = (
    <>
      <NetworkImage network={network} images={chainImages} />
      <bdi translate={isUnsupported ? undefined : 'no'}>{name}</bdi>
    </>
  )
  if (!enableNetworkSwitch || core.networks.all().length < 2) return <span className="chip">{content}</span>
  return (
    <button type="button" className="chip" onClick={() => core.router.push('Networks')}>
      <span className="sr">{`${text('currentNetwork')} `}</span>
      {content}
      <DownIcon />
    </button>
  )
}
