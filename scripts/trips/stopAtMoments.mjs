/** Runs in the page. Stops at the request to the EVM wallet, and when the button shows the address and the balance. */
export function stopAtMoments() {
  const seen = new Set()
  const stop = (moment) => {
    if (!window.stopsAtMoments || seen.has(moment)) return
    seen.add(moment)
    // biome-ignore lint/suspicious/noDebugger: the script takes the coverage of this moment.
    debugger
  }
  window.addEventListener('eip6963:announceProvider', ({ detail: { provider } }) => {
    if (seen.has(provider)) return
    seen.add(provider)
    const { request } = provider
    provider.request = (args) => {
      if (args.method === 'eth_requestAccounts') stop('request')
      return request(args)
    }
  })
  const textContent = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
  Object.defineProperty(Node.prototype, 'textContent', {
    ...textContent,
    set(text) {
      if (this.getRootNode().host?.localName === 'appkit-button' && /0x|1\.5/.test(text)) {
        stop(text.includes('0x') ? 'address' : 'balance')
      }
      textContent.set.call(this, text)
    },
  })
}
