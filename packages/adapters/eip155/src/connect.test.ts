import type { Connector, Session } from '@latchkey/common'
import { expect, test } from 'vitest'
import { announce, createContext, createFakePage, createNetwork } from '../test/createContext.js'
import { alice, createScriptedWallet, hash, signature } from '../test/scriptedWallet.js'
import { createEip155Adapter } from './createEip155Adapter.js'

function connectorFor(wallet: unknown): Connector {
  const page = createFakePage()
  const adapter = createEip155Adapter().create(createContext({ window: page }))
  let connectors: readonly Connector[] = []
  page.addEventListener('eip6963:requestProvider', () => announce(page, wallet))
  adapter.discover((list) => {
    connectors = list
  })
  const [connector] = connectors
  if (!connector) throw new Error('the wallet was not found')
  return connector
}

test('a wallet connects, signs, sends, switches', async () => {
  const wallet = createScriptedWallet()
  const session = (await connectorFor(wallet).connect({ network: createNetwork(8453, []) })) as Session<'eip155'>
  expect(session.accounts[0]?.address).toBe(alice)
  expect(session.networkId).toBe('eip155:8453')
  expect(await session.actions.signMessage({ message: 'hi' })).toBe(signature)
  expect(await session.actions.sendTransaction({ to: alice, value: 1n })).toBe(hash)
  await session.switchNetwork?.(createNetwork(10, []))
  expect(session.networkId).toBe('eip155:10')
})
