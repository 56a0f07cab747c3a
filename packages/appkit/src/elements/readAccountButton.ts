import { allowsDataImages, amountParts, safeParseImageUrl, truncateMiddle } from '@latchkey/common'
import type { Core, ResolvedOptions } from '@latchkey/core'
import type { ButtonAttributes, ButtonModel } from './buttonModel.js'
import { buttonTexts } from './buttonTexts.js'
import { namespaceOf } from './namespaceOf.js'

type Loaded = { readonly core: Core | undefined; readonly options: ResolvedOptions }

/** Reads the account button from an instance that is loaded. */
export type ReadAccountButton = (loaded: Loaded, attributes: ButtonAttributes) => ButtonModel | undefined

/**
 * The button of a connected visitor: name or shortened address, and the balance once it is known. While the way to a wallet on another
 * device is interrupted it says that instead of the balance (FI1). `onChange` is called once a picture may show that could not yet.
 */
export function readAccountButton(
  { core, options }: Loaded,
  attributes: ButtonAttributes,
  onChange: () => void,
): ButtonModel | undefined {
  const wanted = namespaceOf(attributes)
  const namespace = wanted ?? core?.networks.state.activeNamespace
  const account = namespace && core?.accounts.getConnected(namespace)
  if (!account) return undefined
  const { locale } = options
  const texts = buttonTexts(locale ?? globalThis.document?.documentElement.lang)
  const { profileName, address, balance } = account
  const image = safeParseImageUrl(account.profileImage ?? account.wallet.icon, { allowRemote: true, allowHeld: true })
  const isAway = account.connectorType === 'WALLET_CONNECT' && core?.pairing.state.relay === 'reconnecting'
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
    imageUrl: image.ok && isShown(image.value, core?.ports.window?.document, onChange) ? image.value : undefined,
    isBusy: isAway,
    isDisabled: attributes.flag('disabled'),
    // It holds what is seen, word for word, for people who speak to their device; the title brings the whole address.
    name: texts.account.replace('{address}', () => (shown ? `${shown} ${label}` : label)),
    title: address,
    // Without a namespace of its own it follows the active one, and so does what it opens.
    activate: (instance) => instance.open({ namespace: wanted }),
  }
}

/** Where the page's policy forbids `data:` images, setting one logs an error. */
function isShown(url: string, document: Document | undefined, onChange: () => void): boolean {
  if (!document || !/^data:/i.test(url)) return true
  const answer = allowsDataImages(document)
  if (typeof answer === 'boolean') return answer
  void answer.then(onChange)
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
