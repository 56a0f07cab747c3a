import { darkLuminance, luminance, readDocument, resolveColor } from '@latchkey/common/start'
import type { ThemeVariables } from '@latchkey/core'
import type { ButtonModel } from '../button/buttonModel.js'
import { themeProperties } from './themeProperties.js'

/** The look of a button, as its host element sets it. */
export type ButtonLook = {
  readonly isBusy: boolean
  readonly size: string
  readonly mode: string
  readonly direction: string
  readonly variables: ThemeVariables
}

/** The `<button>` of a button element, with spinner, image, detail and label. */
export type ButtonView = {
  readonly button: HTMLButtonElement
  render(model: ButtonModel, look: ButtonLook): void
}

export function createButtonView(document: Document): ButtonView {
  const button = document.createElement('button')
  const spinner = document.createElement('i')
  const detail = createText(document, 'detail')
  const label = createText(document)
  let image: HTMLImageElement | undefined
  let isThemed = false
  let accent = ''

  button.type = 'button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.part.add('button')
  spinner.className = 'spinner'
  button.append(spinner, detail.element, label.element)

  function applyTheme(variables: ThemeVariables): void {
    isThemed ||= Object.keys(variables).length > 0
    if (!isThemed) return
    for (const [name, value] of themeProperties(variables)) button.style.setProperty(name, value)
    const next = button.style.getPropertyValue('--lk-accent')
    if (next === accent) return
    accent = next
    const fill = resolveColor(button, accent)
    button.style.setProperty('--lk-primary', fill ? `rgb(${fill.map(Math.round).join()})` : '')
    button.style.setProperty('--lk-on-primary', fill ? (luminance(fill) < darkLuminance ? '#fff' : '#000') : '')
  }

  /** Keeps the width while the button is busy, so that the page does not move. */
  function holdWidth(isBusy: boolean): void {
    if (isBusy === button.hasAttribute('aria-busy')) return
    const { inlineSize = '' } = isBusy
      ? (readDocument(button.ownerDocument, 'defaultView')?.getComputedStyle(button) ?? {})
      : {}
    button.style.minInlineSize = inlineSize
    button.toggleAttribute('data-fixed-width', isBusy && inlineSize.endsWith('px'))
  }

  function showImage(url: string | undefined): void {
    if (url === (image?.getAttribute('src') ?? undefined)) return
    image?.remove()
    image = undefined
    if (url === undefined) return
    const next = document.createElement('img')
    next.alt = ''
    next.addEventListener('error', () => {
      next.hidden = true
    })
    next.src = url
    image = next
    button.prepend(next)
  }

  return {
    button,
    render(model, { isBusy, size, mode, direction, variables }) {
      holdWidth(isBusy)
      button.dir = direction
      button.dataset.kind = model.kind
      button.dataset.size = size
      button.dataset.mode = mode
      applyTheme(variables)
      setAttribute(button, 'aria-disabled', model.isDisabled ? 'true' : undefined)
      setAttribute(button, 'aria-busy', isBusy ? 'true' : undefined)
      setAttribute(button, 'aria-label', model.name)
      setAttribute(button, 'title', model.title)
      showImage(model.imageUrl)
      spinner.hidden = !isBusy
      detail.element.hidden = model.detail === undefined
      detail.set(model.detail ?? '')
      label.set(model.label)
      label.element.translate = !model.verbatim?.includes('label')
      detail.element.translate = !model.verbatim?.includes('detail')
    },
  }
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** A text element whose content is replaced only when the text changes. */
type TextElement = { readonly element: HTMLElement; readonly set: (text: string) => void }

/**
 * Creates a text element. A new text is compared with the previous one, not with the content: a page translator
 * replaces the content, and setting it again would undo the translation on every render.
 */
function createText(document: Document, className?: string): TextElement {
  const element = document.createElement('span')
  if (className) element.className = className
  let current = ''
  return {
    element,
    set(text) {
      if (text === current) return
      current = text
      element.textContent = text
    },
  }
}
