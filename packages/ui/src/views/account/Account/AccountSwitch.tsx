import type { ChainNamespace } from '@latchkey/common'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { namespaceLooks } from '../../../network/namespaceLooks.js'
import { useSnap } from '../../../store/useSnap.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { texts } from './texts.js'

export type AccountSwitchProps = { readonly shown: ChainNamespace }

/**
 * A strip of the connected accounts of several namespaces. Choosing an account shows it and makes its namespace active.
 */
export function AccountSwitch({ shown }: AccountSwitchProps) {
  const { core } = useModal()
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
    // The namespace that the modal was opened with no longer applies; an unsupported network has its own view.
    if (view === 'Account' && data.namespace) core.router.replace('Account')
  }

  return (
    <ul className="tabs account-switch" aria-label={text(texts.connectedAccounts)}>
      {connected.map(({ namespace, address }) => (
        <li key={namespace}>
          <button
            type="button"
            className="tab"
            aria-current={namespace === shown || undefined}
            onClick={() => choose(namespace)}
          >
            <bdi translate="no">{namespaceLooks[namespace].name}</bdi>
            <small>
              <ShortAddress address={address} brief />
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
