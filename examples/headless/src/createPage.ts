/** The parts of a page that wallets and core need, for a program without a browser: an event target. */
export function createPage(): Window {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: '',
    querySelector: () => null,
  })
  return Object.assign(new EventTarget(), { document }) as EventTarget as Window
}
