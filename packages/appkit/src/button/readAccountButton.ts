import { allowsDataImages, amountParts, safeParseImageUrl, truncateMiddle } from '@latchkey/common'
import type { Core } from '@latchkey/core'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'
import { namespaceOf } from './namespaceOf.js'

/**
 * Returns the account button: name or shortened address, and the balance once it is known. While the WalletConnect
 * relay is disconnected, the button says so instead of showing the balance. Calls `onChange` once the page's
 * policy allows an image whose check was pending.
 */
export function readAccountButton(
  core: Core,
  attributes: ButtonAttributes,
  onChange: () => void,
): ButtonModel | undefined {
  const wanted = namespaceOf(attributes)
  const namespace = wanted ?? core.networks.state.activeNamespace
  const account = namespace && core.accounts.getConnected(namespace)
  if (!account) return undefined
  const { locale } = core.options.state.current
  const texts = buttonTexts(locale ?? globalThis.document?.documentElement.lang)
  const { profileName, address, balance } = account
  const image = safeParseImageUrl(account.profileImage ?? account.wallet.icon, { allowRemote: true, allowHeld: true })
  const isAway = account.connectorType === 'WALLET_CONNECT' && core.walletConnect.state.relay === 'reconnecting'
  const amount =
    attributes.text('balance') !== 'hide' && balance
      ? `${amountText(balance.formatted, locale)} ${balance.symbol}`
      : undefined
  const shown = isAway ? texts.reconnecting : amount
  const label =
    profileName ?? truncateMiddle(address, countOf(attributes, 'charsstart', 4), countOf(attributes, 'charsend', 6))
  return {
    kind: 'account',
    label,
    detail: shown,
    verbatim: isAway ? ['label'] : ['label', 'detail'],
    imageUrl: image.ok && isShown(image.value, core.ports.window?.document, onChange) ? image.value : undefined,
    isBusy: isAway,
    isDisabled: attributes.flag('disabled'),
    // The name contains the visible text, for speech control. The title contains the full address.
    name: texts.account.replace('{address}', () => (shown ? `${shown} ${label}` : label)),
    title: address,
    // Without its own namespace, the button and the view that it opens follow the active one.
    activate: (instance) => instance.open({ namespace: wanted }),
  }
}

/**
 * Returns whether a picture may be shown. If the page's policy forbids `data:` images, showing one would log an error.
 */
function isShown(url: string, document: Document | undefined, onChange: () => void): boolean {
  if (!document || !/^data:/i.test(url)) return true
  const isAllowed = allowsDataImages(document)
  if (typeof isAllowed === 'boolean') return isAllowed
  void isAllowed.then(onChange)
  return false
}

function amountText(amount: string, locale: string | undefined): string {
  const { whole, fraction } = amountParts(amount, locale)
  return `${whole}${fraction}`
}

function countOf(attributes: ButtonAttributes, name: string, fallback: number): number {
  const value = Number(attributes.text(name) ?? fallback)
  return Number.isInteger(value) && value >= 0 && value <= 64 ? value : fallback
}
