import { channel, type ExtensionRequest } from './extensionApi.js'

// Runs in the page's own world: it announces the wallet by EIP-6963.
type Pending = { resolve(result: unknown): void; reject(error: unknown): void }
const pending = new Map<number, Pending>()
let lastId = 0

window.addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source !== window || data?.channel !== channel || data.to !== 'page') return
  const waiting = pending.get(data.id)
  pending.delete(data.id)
  if (data.error) waiting?.reject(Object.assign(new Error(data.error.message), { code: data.error.code }))
  else waiting?.resolve(data.result)
})

const provider = {
  request: (request: ExtensionRequest) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      pending.set(id, { resolve, reject })
      window.postMessage({ channel, to: 'worker', id, request }, window.location.origin)
    }),
  // The extension has one account and one network, so it has no events.
  on: () => provider,
  removeListener: () => provider,
}

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="40" fill="#2a6591"/></svg>')}`
const info = {
  uuid: crypto.randomUUID(),
  name: 'Lodestar',
  rdns: 'app.lodestar',
  icon,
}
const detail = Object.freeze({ info: Object.freeze(info), provider })
const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
window.addEventListener('eip6963:requestProvider', announce)
announce()
