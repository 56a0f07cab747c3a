import { settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore, type TestCore } from '../../test/createTestCore.js'
import { outcome } from '../../test/outcome.js'
import { createScriptedSiwx, type ScriptedSiwx } from '../../test/scriptedSiwx.js'
import { alice, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'

type Visit = Parameters<typeof createTestCore>[0] & { readonly siwx?: ScriptedSiwx }

/** A page whose wallets sign in. */
function visit({ siwx = createScriptedSiwx(), options, ...change }: Visit = {}) {
  const wallet = createScriptedWallet({ answers: 'approve' })
  return { ...createTestCore({ wallet, options: { siwx, ...options }, ...change }), siwx }
}

async function rest(): Promise<void> {
  await vi.dynamicImportSettled()
  await settle()
}

const shown = ({ core }: Pick<TestCore, 'core'>) => (core.modal.state.open ? core.router.state.view : 'closed')

describe('a required sign-in', () => {
  test('connect() resolves once the wallet has signed the message', async () => {
    const world = visit()
    const { core } = world
    const connecting = outcome(core.connect({ connectorId }))
    await rest()
    expect(shown(world)).toBe('SIWXSignMessage')
    expect(core.accounts.get('eip155').status).toBe('connecting')
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedOut', message: expect.stringContaining('nonce1') })
    const session = await core.signIn.sign('eip155')
    expect(await connecting).toBe(alice)
    expect(core.signIn.get('eip155')).toMatchObject({ status: 'signedIn', session, isAtGate: false })
    expect(shown(world)).toBe('closed')
  })
})
