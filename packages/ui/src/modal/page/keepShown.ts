import { isShadowRoot } from './isShadowRoot.js'

/** Repairs per opening. A page that undoes each of them in an observer of its own would otherwise stop the browser. */
const maxRepairs = 50

export type KeepShownActions = {
  close(): void
  /** Closes and reports why the modal cannot be shown. */
  giveUp(reason: string, cause?: unknown): void
}

/**
 * Keeps an open dialog usable when the page changes its place: shows it again after a move, makes it accessible again
 * if a dialog of the page hid it, and closes it if it was removed. Returns a function that stops it.
 */
export function keepShown(dialog: HTMLDialogElement, { close, giveUp }: KeepShownActions): () => void {
  const root = dialog.getRootNode()
  const host = isShadowRoot(root) ? root.host : dialog
  let repairs = 0

  function repair(change: () => void): void {
    try {
      if (++repairs <= maxRepairs) return change()
      stop()
      giveUp('The page hides the modal again whenever it is shown.')
    } catch (cause) {
      stop()
      giveUp('The browser could not show the modal again.', cause)
    }
  }

  function check(): void {
    if (!dialog.isConnected) return close()
    if (dialog.matches(':modal')) return
    repair(() => {
      dialog.close()
      dialog.showModal()
    })
  }

  function unhide(): void {
    for (const name of ['aria-hidden', 'inert']) if (host.hasAttribute(name)) repair(() => host.removeAttribute(name))
  }

  /**
   * A close by the browser, for example through a gesture. The event arrives late, when the dialog may be open again.
   */
  function onClose(): void {
    if (!dialog.open) close()
  }

  function stop(): void {
    dialog.removeEventListener('close', onClose)
    for (const observer of observers) observer.disconnect()
  }

  const observers = [new ResizeObserver(check), new MutationObserver(check), new MutationObserver(unhide)] as const
  observers[0].observe(dialog)
  if (host.parentNode) observers[1].observe(host.parentNode, { childList: true })
  observers[2].observe(host, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] })
  dialog.addEventListener('close', onClose)
  unhide()
  return stop
}
