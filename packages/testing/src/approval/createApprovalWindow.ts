import type { Prompt } from '../wallet/base/prompt.js'
import type { EvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
import { pickedAccounts } from './accountPicker.js'
import { approvalStyles } from './approvalStyles.js'
import { element } from './element.js'
import { promptBody } from './promptBody.js'
import { promptText } from './promptText.js'

/** Events that must not reach the page: the window of a real extension is outside the page. */
const privateEvents = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'keydown',
  'keyup',
  'focusin',
  'focusout',
  'wheel',
]

/**
 * Shows the prompts of a test wallet with behaviour `ask`, with buttons to approve and reject, at the top right like an
 * extension's window. The window is above the page's modal dialogs and restores the focus when it closes. It uses a
 * constructed style sheet, which a Content-Security-Policy does not block. Returns a function that removes it.
 *
 * @example
 * const wallet = createEvmTestWallet({ ...walletPresets.foxglove, chains, behaviour: 'ask' })
 * wallet.announce(window)
 * const remove = createApprovalWindow(wallet)
 */
export function createApprovalWindow(
  wallet: Pick<EvmTestWallet, 'name' | 'icon' | 'accent' | 'watchPrompts'>,
  { document = globalThis.document }: { readonly document?: Document } = {},
): () => void {
  const host = element(document, 'div', { 'data-approval-window': wallet.name })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new (document.defaultView?.CSSStyleSheet ?? CSSStyleSheet)()
  sheet.replaceSync(approvalStyles)
  root.adoptedStyleSheets = [sheet]
  for (const type of privateEvents) host.addEventListener(type, (event) => event.stopPropagation())

  let dialog: HTMLDialogElement | undefined
  let shown: Prompt | undefined

  function show(prompts: readonly Prompt[]): void {
    const [prompt] = prompts
    if (prompt && prompt.id === shown?.id) return dialog?.querySelector('.count')?.replaceChildren(countText(prompts))
    dialog?.close()
    dialog?.remove()
    dialog = undefined
    shown = prompt
    if (!prompt) return host.remove()
    // Open a new modal dialog for each prompt: the last one opened is on top, and the only one that is not inert.
    dialog = build(prompt)
    dialog.querySelector('.count')?.append(countText(prompts))
    root.append(dialog)
    if (!host.isConnected) document.body.append(host)
    dialog.showModal()
    dialog.querySelector('h2')?.focus()
  }

  function build(prompt: Prompt): HTMLDialogElement {
    const make = <K extends keyof HTMLElementTagNameMap>(
      ...rest: Parameters<typeof element<K>> extends [Document, ...infer R] ? R : never
    ) => element<K>(document, ...rest)
    const text = promptText(prompt)
    const reject = make('button', { type: 'button', class: 'reject' }, [text.reject])
    const approve = make('button', { type: 'button', class: 'approve' }, [text.approve])
    const made = make('dialog', { 'aria-labelledby': 'title', 'data-kind': prompt.kind }, [
      make('header', {}, [
        make('img', { src: wallet.icon, alt: '' }),
        make('strong', {}, [wallet.name]),
        make('span', { class: 'count' }),
      ]),
      make('div', { class: 'body', tabindex: '-1' }, [
        make('div', {}, [
          make('h2', { id: 'title', tabindex: '-1' }, [text.title]),
          make('p', { class: 'site' }, [prompt.origin]),
        ]),
        ...promptBody(document, prompt),
      ]),
      make('footer', {}, [reject, approve]),
    ])
    made.style.setProperty('--accent', wallet.accent)
    reject.addEventListener('click', () => prompt.reject())
    approve.addEventListener('click', () =>
      prompt.approve(prompt.kind === 'connect' ? { accounts: pickedAccounts(made) } : {}),
    )
    made.addEventListener('cancel', (event) => {
      event.preventDefault()
      prompt.reject()
    })
    return made
  }

  const stop = wallet.watchPrompts(show)
  return () => {
    stop()
    show([])
  }
}

function countText({ length }: readonly Prompt[]): string {
  return length > 1 ? `1 of ${length}` : ''
}
