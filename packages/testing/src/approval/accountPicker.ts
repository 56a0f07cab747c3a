import type { PromptDetails } from '../wallet/base/prompt.js'
import { element } from './element.js'

/** Renders a checkbox for each account of a wallet. By default, only the selected account is ticked. */
export function accountPicker(
  document: Document,
  { accounts, selected, names = [], ticked = [selected] }: Extract<PromptDetails, { readonly kind: 'connect' }>,
): HTMLFieldSetElement {
  const options = accounts.map((address, index) => {
    const dot = element(document, 'span', { class: 'dot', 'aria-hidden': 'true' })
    dot.style.setProperty('--hue', String(hueOf(address)))
    return element(document, 'label', {}, [
      element(document, 'input', { type: 'checkbox', value: String(index), checked: ticked.includes(index) }),
      dot,
      element(document, 'span', { class: 'who' }, [
        element(document, 'b', {}, [names[index] ?? `Account ${index + 1}`]),
        element(document, 'code', { title: address }, [`${address.slice(0, 8)}…${address.slice(-6)}`]),
      ]),
    ])
  })
  return element(document, 'fieldset', { class: 'accounts' }, [
    element(document, 'legend', {}, ['Accounts to share']),
    ...options,
  ])
}

/** Returns the indices of the ticked accounts. */
export function pickedAccounts(root: ParentNode): readonly number[] {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.accounts input')]
  return inputs.filter(({ checked }) => checked).map(({ value }) => Number(value))
}

/** Derives a hue from an address. Skips the first two characters, which are a prefix such as `0x` on some chains. */
function hueOf(address: string): number {
  return [...address.slice(2)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 0)
}
