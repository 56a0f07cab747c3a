import type { Connector, Session } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { announce } from '../test/announce.js'
import { alice, createScriptedWallet, signature } from '../test/scriptedWallet.js'
import { createEip155Adapter } from './createEip155Adapter.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function discoverHere(onChange: (connectors: readonly Connector[]) => void) {
  const adapter = await createEip155Adapter().create(createAdapterContext({ window }))
  ends.push(() => adapter.destroy())
  adapter.discover(onChange)
  return adapter
}

test('connects and signs in a real page with a wallet that announces itself on request', async () => {
  const wallet = createScriptedWallet()
  const response = () => announce(window, wallet)
  window.addEventListener('eip6963:requestProvider', response)
  ends.push(() => window.removeEventListener('eip6963:requestProvider', response))
  const lists: (readonly Connector[])[] = []
  await discoverHere((list) => lists.push(list))
  const session = (await lists[0]?.[0]?.connect()) as Session<'eip155'>
  expect(session.accounts[0]?.address).toBe(alice)
  expect(await session.actions.signMessage({ message: 'hello' })).toBe(signature)
})

test('R27: an icon with a script does not run it', async () => {
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=1"><script>window.hacked=1</script></svg>'
  const found = new Promise<Connector>((resolve) => {
    void discoverHere(([connector]) => {
      if (connector) resolve(connector)
    }).then(() =>
      announce(window, createScriptedWallet(), { icon: `data:image/svg+xml,${encodeURIComponent(script)}` }),
    )
  })
  const image = new Image()
  image.src = (await found).imageUrl ?? ''
  document.body.append(image)
  await image.decode().catch(() => undefined)
  expect(image.src).toMatch(/^data:image\/svg\+xml,/)
  expect('hacked' in window).toBe(false)
  image.remove()
})

test('R33: finds a window.ethereum that is set after discovery, and keeps the first one', async () => {
  const first = createScriptedWallet()
  const found = Promise.withResolvers<Connector>()
  await discoverHere((list) => {
    const injected = list.find(({ id }) => id === 'injected')
    if (injected) found.resolve(injected)
  })
  Object.assign(window, { ethereum: first })
  ends.push(() => Reflect.deleteProperty(window, 'ethereum'))
  const connector = await found.promise
  Object.assign(window, { ethereum: createScriptedWallet() })
  expect(connector.provider).toBe(first)
  const { provider } = (await connector.connect()) as { readonly provider: typeof first }
  first.calls.length = 0
  await provider.request({ method: 'eth_chainId' })
  expect(first.methods()).toEqual(['eth_chainId'])
})
