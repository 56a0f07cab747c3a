import type { ChainNamespace } from '@latchkey/common'
import { useKit } from '../../kit/kitContext.js'
import { namespaceNames } from '../../kit/namespaceNames.js'
import { ShortAddress } from '../../kit/ShortAddress.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'

export type AccountSwitchProps = { readonly shown: ChainNamespace }

/** The connected accounts of several kinds of chain, in a strip: choosing one shows it and makes its chain the active one. */
export function AccountSwitch({ shown }: AccountSwitchProps) {
  const { core } = useKit()
  const { text } = useLanguage()
  useSnap(core.accounts.state)
  const connected = core.options.state.current.namespaces.flatMap((namespace) => {
    const account = core.accounts.getConnected(namespace)
    return account ? [{ namespace, address: account.address }] : []
  })
  if (connected.length < 2) return null

  function choose(namespace: ChainNamespace): void {
    core.networks.setActiveNamespace(namespace)
    const { view, data } = core.router.state
    // What was asked for when the modal opened no longer decides; an unsupported network has opened its own screen by now.
    if (view === 'Account' && data.namespace) core.router.replace('Account')
  }

  return (
    <ul className="tabs switch" aria-label={text('connectedAccounts')}>
      {connected.map(({ namespace, address }) => (
        <li key={namespace}>
          <button
            type="button"
            className="tab"
            aria-current={namespace === shown || undefined}
            onClick={() => choose(namespace)}
          >
            <bdi translate="no">{namespaceNames[namespace]}</bdi>
            <small>
              <ShortAddress address={address} brief />
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
