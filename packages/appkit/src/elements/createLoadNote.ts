import { pageErrors, readDocument } from '@latchkey/common/start'
import { buttonTexts } from '../button/buttonTexts.js'
import type { AppKit } from '../instance/appKit.js'
import { isTooOld } from '../instance/isTooOld.js'
import { themeProperties } from './themeProperties.js'

/** The message at a button after its modal failed to load. It needs no code besides the button's own. */
export type LoadNote = {
  /** Shows the message in the language and the theme of the instance. */
  show(kit: AppKit | undefined): void
  hide(): void
}

export type LoadNoteActions = { readonly onRetry: () => void; readonly onDismiss: () => void }

/** Distance to the button and to the edges of the window, in px. */
const gap = 8
/** Events of the window that change the position of the message. */
const moves = ['resize', 'scroll']

/**
 * Creates a {@link LoadNote} beside `button` in `root`. A failed `import()` can stay failed until a reload, so both are
 * offered.
 */
export function createLoadNote(
  root: ShadowRoot,
  button: HTMLElement,
  { onRetry, onDismiss }: LoadNoteActions,
): LoadNote {
  const { ownerDocument: document } = button
  const window = () => readDocument(document, 'defaultView')
  const note = document.createElement('div')
  const text = document.createElement('p')
  const retry = document.createElement('button')
  const reload = document.createElement('button')
  note.className = 'load-note'
  note.setAttribute('role', 'alert')
  for (const action of [retry, reload]) {
    action.type = 'button'
    action.dataset.size = 'sm'
  }
  retry.dataset.kind = 'connect'
  note.append(text, retry, reload)
  retry.addEventListener('click', () => {
    button.focus()
    onRetry()
  })
  reload.addEventListener('click', () => window()?.location.reload())
  note.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    button.focus()
    onDismiss()
  })

  /** Places the message below the button, or above if there is no room, within the window. */
  function place(): void {
    const { left, top, bottom, width } = button.getBoundingClientRect()
    const { innerWidth = 0, innerHeight = 0 } = window() ?? {}
    const wanted = left + (width - note.offsetWidth) / 2
    const inside = Math.max(gap, Math.min(wanted, innerWidth - note.offsetWidth - gap))
    const isBelow = bottom + gap + note.offsetHeight <= innerHeight || top < note.offsetHeight + gap
    note.style.left = `${inside - left}px`
    note.style.top = isBelow ? `${bottom - top + gap}px` : `${-note.offsetHeight - gap}px`
  }

  return {
    show(kit) {
      const texts = buttonTexts(kit?.lazyCore.state.rawOptions.locale ?? document.documentElement.lang)
      const isOld = isTooOld()
      // English only: few visitors need it, but every page would download it.
      text.textContent = isOld ? pageErrors.BROWSER_TOO_OLD.shortMessage : texts.loadFailed
      // No help links, because they would open the modal again.
      retry.hidden = reload.hidden = isOld
      retry.textContent = texts.tryAgain
      reload.textContent = texts.reload
      const properties = themeProperties(kit?.getThemeVariables() ?? {})
      // Each button declares the colors itself, so it does not inherit them from the message.
      for (const part of [note, retry, reload]) {
        part.dataset.mode = kit?.getThemeMode() ?? 'auto'
        for (const [name, value] of properties) part.style.setProperty(name, value)
      }
      note.dir = texts.dir
      if (!note.isConnected) root.append(note)
      place()
      for (const move of moves) window()?.addEventListener(move, place, { capture: true, passive: true })
    },
    hide() {
      for (const move of moves) window()?.removeEventListener(move, place, true)
      note.remove()
    },
  }
}
