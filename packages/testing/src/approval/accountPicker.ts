import type { PromptDetails } from '../wallet/base/prompt.js'
import { element } from './element.js'

/** Check boxes for the accounts of a wallet, by default with the selected one ticked. */
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

/** The indices of the ticked accounts. */
export function pickedAccounts(root: ParentNode): readonly number[] {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.accounts input')]
  return inputs.filter(({ checked }) => checked).map(({ value }) => Number(value))
}

/** A colour for an address in any encoding: its characters from the third on, some chains write a prefix before them. */
function hueOf(address: string): number {
  return [...address.slice(2)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 0)
}
