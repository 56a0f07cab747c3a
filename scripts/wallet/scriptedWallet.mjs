/**
 * Announces a wallet by EIP-6963 that approves everything immediately. Runs in the page before its own scripts, so it
 * must not use outer variables: `page.addInitScript(scriptedWallet, { account, chainId })`. With `isRemembered`, it
 * stays connected after a reload.
 */
export function scriptedWallet({
  account,
  chainId,
  name = 'Scripted Wallet',
  rdns = 'test.latchkey.scripted',
  isRemembered = false,
}) {
  let connected = isRemembered && sessionStorage.getItem(rdns) === 'connected'
  const share = (isShared) => {
    connected = isShared
    if (isRemembered) sessionStorage.setItem(rdns, isShared ? 'connected' : 'not')
  }
  let chain = chainId
  const listeners = new Map()
  const emit = (event, value) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  const answers = {
    eth_requestAccounts: () => {
      share(true)
      return [account]
    },
    eth_accounts: () => (connected ? [account] : []),
    eth_chainId: () => `0x${chain.toString(16)}`,
    wallet_requestPermissions: () => {
      share(true)
      return [{ parentCapability: 'eth_accounts' }]
    },
    wallet_getPermissions: () => (connected ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions: () => {
      share(false)
      return null
    },
    wallet_switchEthereumChain: ([{ chainId: wanted }]) => {
      chain = Number(wanted)
      emit('chainChanged', wanted)
      return null
    },
  }
  const provider = {
    async request({ method, params }) {
      const answer = answers[method]
      if (!answer) throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
      return answer(params)
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((other) => other !== listener),
      )
    },
  }
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="teal"/></svg>')}`
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name, rdns, icon }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
