/**
 * Keeps an open dialog usable when the page changes its place (FI28): shows it again after a move, makes it accessible again if a dialog of the
 * page hid it, and closes it if it was removed. Returns a function that stops it.
 */
export function keepShown(dialog: HTMLDialogElement, close: () => void): () => void {
  const root = dialog.getRootNode()
  const host = root instanceof ShadowRoot ? root.host : dialog

  function check(): void {
    if (!dialog.isConnected) return close()
    if (dialog.matches(':modal')) return
    dialog.close()
    dialog.showModal()
  }

  function unhide(): void {
    for (const name of ['aria-hidden', 'inert']) if (host.hasAttribute(name)) host.removeAttribute(name)
  }

  /** A close by the browser, for example through a gesture. The event arrives late, when the dialog may be open again. */
  function onClose(): void {
    if (!dialog.open) close()
  }

  const observers = [new ResizeObserver(check), new MutationObserver(check), new MutationObserver(unhide)] as const
  observers[0].observe(dialog)
  if (host.parentNode) observers[1].observe(host.parentNode, { childList: true })
  observers[2].observe(host, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] })
  dialog.addEventListener('close', onClose)
  unhide()
  return () => {
    dialog.removeEventListener('close', onClose)
    for (const observer of observers) observer.disconnect()
  }
}
