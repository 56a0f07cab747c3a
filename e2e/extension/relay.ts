import { channel, extensionApi } from './extensionApi.js'

// The content script of the extension: it passes requests from the page to the worker, and the responses back.
window.addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source !== window || data?.channel !== channel || data.to !== 'worker') return
  const reply = (response: object) =>
    window.postMessage({ channel, to: 'page', id: data.id, ...response }, window.location.origin)
  extensionApi()
    .runtime.sendMessage(data.request)
    .then(
      (response) => reply(response as object),
      () => reply({ error: { code: -32_603, message: 'The extension was reloaded.' } }),
    )
})
