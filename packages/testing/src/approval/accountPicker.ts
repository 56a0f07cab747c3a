import { element } from './element.js'

/** Check boxes for the accounts of a wallet, the selected one ticked. */
export function accountPicker(document: Document, accounts: readonly string[], selected: number): HTMLFieldSetElement {
  const options = accounts.map((address, index) => {
    const dot = element(document, 'span', { class: 'dot', 'aria-hidden': 'true' })
    dot.style.setProperty('--hue', String(Number.parseInt(address.slice(2, 6), 16) % 360))
    return element(document, 'label', {}, [
      element(document, 'input', { type: 'checkbox', value: String(index), checked: index === selected }),
      dot,
      element(document, 'span', { class: 'who' }, [
        element(document, 'b', {}, [`Account ${index + 1}`]),
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
