/** What wallets and the core need of a page, for a program that runs without a browser: events go round. */
export function createPage(): Window {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    title: '',
    querySelector: () => null,
  })
  return Object.assign(new EventTarget(), { document }) as EventTarget as Window
}
