import { createError, type Eip155Actions, errors, type RemoteGrant, type SolanaActions } from '@latchkey/common'
import { codeOf } from '@latchkey/testing'
import { openOverChannel } from '@latchkey/testing/conformance'
import { solanaTestAccounts } from '@latchkey/testing/node'
import { base58, base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { signWith } from '../../test/solanaKeys.fixture.js'
import { createUniversalRig } from '../../test/universalRigs.fixture.js'

const evmAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function open(namespace: 'eip155' | 'solana', address: string, grant: Partial<RemoteGrant> = {}) {
  const rig = createUniversalRig(namespace)
  const [{ caipNetworkId }] = rig.networks
  const channel = rig.createChannel({
    accounts: [`${caipNetworkId}:${address}`],
    networkIds: [caipNetworkId],
    ...grant,
  })
  const { session } = await openOverChannel({ createAdapter: rig.createAdapter, networks: rig.networks, channel })
  return { channel, session }
}

async function openEvm(grant?: Partial<RemoteGrant>) {
  const { channel, session } = await open('eip155', evmAddress, grant)
  return { channel, actions: session.actions as Eip155Actions }
}

describe('EVM', () => {
  const signed = `0x02${'ab'.repeat(100)}`

  test.each([
    ['signTransaction', 'eth_signTransaction'],
    ['scanQRCode', 'wallet_scanQRCode'],
    ['getPermissions', 'wallet_getPermissions'],
    ['requestPermissions', 'wallet_requestPermissions'],
  ])('R141c: %s exists only if the wallet granted %s', async (action, method) => {
    expect((await openEvm({ methods: [method] })).actions).toHaveProperty(action)
    expect((await openEvm({ methods: [] })).actions).not.toHaveProperty(action)
  })

  test.each([
    ['as bytes', signed],
    ['as an object with raw bytes', { raw: signed, tx: {} }],
  ])('R141c: signs a transaction without sending it; the wallet returns it %s', async (_, response) => {
    const { channel, actions } = await openEvm()
    channel.answers.eth_signTransaction = () => response
    expect(await actions.signTransaction?.({ to: evmAddress, value: 1n, nonce: 2 })).toBe(signed)
    expect(channel.asked).toMatchObject([
      {
        method: 'eth_signTransaction',
        networkId: 'eip155:1',
        params: [{ from: evmAddress, to: evmAddress, value: '0x1', nonce: '0x2', chainId: '0x1' }],
      },
    ])
  })

  test.each(['0x', '0x02', `0x${'ab'.repeat(32)}`, `${signed}a`, null, {}])(
    'R37: rejects %j as a signed transaction',
    async (response) => {
      const { channel, actions } = await openEvm()
      channel.answers.eth_signTransaction = () => response
      expect(await codeOf(actions.signTransaction?.({ to: evmAddress }))).toBe('WALLET_BAD_RESULT')
    },
  )

  test('FI22: rejects a transaction for another chain with WRONG_NETWORK, and an invalid field with INVALID_PARAMS', async () => {
    const { channel, actions } = await openEvm()
    expect(await codeOf(actions.signTransaction?.({ to: evmAddress, chainId: 137 }))).toBe('WRONG_NETWORK')
    expect(await codeOf(actions.signTransaction?.({ to: 'x' }))).toBe('INVALID_PARAMS')
    expect(channel.asked).toEqual([])
  })

  test('R141c: scanQrCode returns text that matches the pattern', async () => {
    const { channel, actions } = await openEvm()
    channel.answers.wallet_scanQRCode = () => 'ethereum:0x12'
    expect(await actions.scanQRCode?.()).toBe('ethereum:0x12')
    expect(await actions.scanQRCode?.({ pattern: '^ethereum:' })).toBe('ethereum:0x12')
    expect(channel.asked.map(({ params }) => params)).toEqual([[], ['^ethereum:']])
    expect(await codeOf(actions.scanQRCode?.({ pattern: '^bitcoin:' }))).toBe('WALLET_BAD_RESULT')
    expect(await codeOf(actions.scanQRCode?.({ pattern: '(' }))).toBe('INVALID_PARAMS')
    for (const response of ['', 7, null, 'x'.repeat(7_090)]) {
      channel.answers.wallet_scanQRCode = () => response
      expect(await codeOf(actions.scanQRCode?.())).toBe('WALLET_BAD_RESULT')
    }
  })

  test('R141c: reads and requests permissions', async () => {
    const { channel, actions } = await openEvm()
    const caveats = [{ type: 'restrictReturnedAccounts', value: [evmAddress] }]
    const response = [{ parentCapability: 'eth_accounts', invoker: 'https://app.example', caveats, date: 1 }, {}, null]
    const read = [{ parentCapability: 'eth_accounts', invoker: 'https://app.example', caveats }]
    channel.answers.wallet_getPermissions = () => response
    channel.answers.wallet_requestPermissions = () => response
    expect(await actions.getPermissions?.()).toEqual(read)
    expect(await actions.requestPermissions?.({ permissions: { eth_accounts: {} } })).toEqual(read)
    expect(channel.asked.map(({ method, params }) => [method, params])).toEqual([
      ['wallet_getPermissions', []],
      ['wallet_requestPermissions', [{ eth_accounts: {} }]],
    ])
    for (const permissions of [{}, { eth_accounts: 1 }, null])
      expect(await codeOf(actions.requestPermissions?.({ permissions: permissions as never }))).toBe('INVALID_PARAMS')
    channel.answers.wallet_getPermissions = () => 'none'
    expect(await codeOf(actions.getPermissions?.())).toBe('WALLET_BAD_RESULT')
  })

  test('R218: if the wallet fails to send, keeps the error code with the text "Something went wrong"', async () => {
    const { channel, actions } = await openEvm()
    channel.answers.eth_sendTransaction = () => {
      throw createError(errors.WALLET_FAILED, { details: 'nonce too low' })
    }
    await expect(actions.sendTransaction({ to: evmAddress, value: 1n })).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      shortMessage: 'Something went wrong',
      details: 'nonce too low',
    })
  })
})

describe('Solana', () => {
  const [payer, other] = solanaTestAccounts()
  if (!payer || !other) throw new Error('no accounts')
  const bytes = (text: string) => base58.decode(text)

  /** A message with two signers. `version` 0 adds a version byte before it. */
  function messageOf(version: 'legacy' | 0, blockhash = 5): Uint8Array {
    const prefix = version === 0 ? [0x80] : []
    const keys = [...bytes(payer?.address ?? ''), ...bytes(other?.address ?? ''), ...new Uint8Array(32)]
    const tables = version === 0 ? [0] : []
    return Uint8Array.of(...prefix, 2, 0, 1, 3, ...keys, ...new Uint8Array(32).fill(blockhash), 0, ...tables)
  }
  const transactionOf = (message: Uint8Array, first?: Uint8Array, second?: Uint8Array) =>
    Uint8Array.of(2, ...(first ?? new Uint8Array(64)), ...(second ?? new Uint8Array(64)), ...message)

  async function openSolana(address = payer?.address ?? '', grant?: Partial<RemoteGrant>) {
    const { channel, session } = await open('solana', address, grant)
    return { channel, actions: session.actions as SolanaActions }
  }

  test('R141c: signTransaction exists only if the wallet granted its method', async () => {
    expect((await openSolana(undefined, { methods: ['solana_signTransaction'] })).actions).toHaveProperty(
      'signTransaction',
    )
    expect((await openSolana(undefined, { methods: [] })).actions).not.toHaveProperty('signTransaction')
  })

  test.each([
    ['legacy', 'signature'],
    ['legacy', 'transaction'],
    [0, 'signature'],
    [0, 'transaction'],
  ] as const)(
    'R141c: returns a signed transaction of version %s if the wallet responds with %s',
    async (version, form) => {
      const message = messageOf(version)
      for (const [account, place] of [
        [payer, 0],
        [other, 1],
      ] as const) {
        const { channel, actions } = await openSolana(account.address)
        const signature = signWith(account.address, message)
        const signed = place === 0 ? transactionOf(message, signature) : transactionOf(message, undefined, signature)
        channel.answers.solana_signTransaction = () =>
          form === 'signature' ? { signature: base58.encode(signature) } : { transaction: base64.encode(signed) }
        const transaction = transactionOf(message)
        expect(await actions.signTransaction?.({ transaction })).toEqual(signed)
        expect(channel.asked).toMatchObject([
          {
            method: 'solana_signTransaction',
            params: { transaction: base64.encode(transaction), pubkey: account.address },
          },
        ])
      }
    },
  )

  test.each([
    ['together', ['solana_signTransaction', 'solana_signAllTransactions'], ['solana_signAllTransactions']],
    ['one by one', ['solana_signTransaction'], ['solana_signTransaction', 'solana_signTransaction']],
  ] as const)('signs several transactions %s if the wallet granted %j', async (_, methods, requests) => {
    const { channel, actions } = await openSolana(undefined, { methods })
    const messages = [messageOf('legacy', 5), messageOf(0, 6)]
    const signed = messages.map((message) => transactionOf(message, signWith(payer.address, message)))
    const encoded = signed.map((one) => base64.encode(one))
    channel.answers.solana_signAllTransactions = () => ({ transactions: encoded })
    channel.answers.solana_signTransaction = () => ({ transaction: encoded[channel.asked.length - 1] })
    const transactions = messages.map((message) => transactionOf(message))
    expect(await actions.signAllTransactions?.({ transactions })).toEqual(signed)
    expect(channel.asked.map(({ method }) => method)).toEqual(requests)
  })

  test('signs one transaction with the method for several if the wallet granted only that one', async () => {
    const { channel, actions } = await openSolana(undefined, { methods: ['solana_signAllTransactions'] })
    const message = messageOf('legacy')
    const signed = transactionOf(message, signWith(payer.address, message))
    channel.answers.solana_signAllTransactions = () => [base64.encode(signed)]
    expect(await actions.signTransaction?.({ transaction: transactionOf(message) })).toEqual(signed)
  })

  test('rejects an invalid list, and a list whose length differs from the request', async () => {
    const { channel, actions } = await openSolana(undefined, { methods: ['solana_signAllTransactions'] })
    channel.answers.solana_signAllTransactions = () => ({ transactions: [] })
    const transactions = [transactionOf(messageOf('legacy'))]
    expect(await codeOf(actions.signAllTransactions?.({ transactions }))).toBe('WALLET_BAD_RESULT')
    for (const list of [[], null, Array(101).fill(transactions[0])])
      expect(await codeOf(actions.signAllTransactions?.({ transactions: list as never }))).toBe('INVALID_PARAMS')
    expect(channel.asked).toHaveLength(1)
  })

  test('R141c: returns a transaction object of the same class', async () => {
    class Kind {
      readonly channel: Uint8Array
      constructor(channel: Uint8Array) {
        this.channel = channel
      }
      serialize = () => this.channel
      static deserialize = (channel: Uint8Array) => new Kind(channel)
    }
    const message = messageOf(0)
    const { channel, actions } = await openSolana()
    channel.answers.solana_signTransaction = () => ({ signature: base58.encode(signWith(payer.address, message)) })
    const response = await actions.signTransaction?.({ transaction: new Kind(transactionOf(message)) })
    expect(response).toBeInstanceOf(Kind)
    expect(response?.channel).toEqual(transactionOf(message, signWith(payer.address, message)))
  })

  test('R141c: returns the transaction that the wallet changed', async () => {
    const { channel, actions } = await openSolana()
    const changed = messageOf('legacy', 6)
    const signature = signWith(payer.address, changed)
    const signed = transactionOf(changed, signature)
    for (const response of [
      { transaction: base64.encode(signed) },
      { transaction: base64.encode(transactionOf(changed)), signature: base58.encode(signature) },
    ]) {
      channel.answers.solana_signTransaction = () => response
      expect(await actions.signTransaction?.({ transaction: transactionOf(messageOf('legacy')) })).toEqual(signed)
    }
  })

  const id = base58.encode(new Uint8Array(64).fill(3))

  test.each<[string, unknown]>([
    ['text', id],
    ['a field', { signature: id }],
    ['the JSON of a Buffer', { signature: Buffer.alloc(64, 3).toJSON() }],
    ['hex', Buffer.alloc(64, 3).toString('hex')],
  ])('R37: returns the id of a sent transaction from %s', async (_, response) => {
    const { channel, actions } = await openSolana()
    channel.answers.solana_signAndSendTransaction = () => response
    expect(await actions.signAndSendTransaction?.({ transaction: transactionOf(messageOf(0)) })).toBe(id)
  })

  test.each([
    'ErrorTransactionNotSent',
    'not-a-signature-at-all',
    'abababababababab',
    base58.encode(new Uint8Array(64)),
    base58.encode(new Uint8Array(63).fill(3)),
  ])('R37: rejects %j as the id of a sent transaction', async (response) => {
    const { channel, actions } = await openSolana()
    for (const form of [response, { signature: response }]) {
      channel.answers.solana_signAndSendTransaction = () => form
      const sent = actions.signAndSendTransaction?.({ transaction: transactionOf(messageOf(0)) })
      await expect(sent).rejects.toMatchObject({
        code: 'WALLET_BAD_RESULT',
        details: expect.stringMatching(new RegExp(`${response}.*may have carried out`)),
      })
    }
  })

  test('R37: rejects an invalid or missing signature and other results with WALLET_BAD_RESULT', async () => {
    const { channel, actions } = await openSolana()
    const message = messageOf('legacy')
    const foreign = messageOf('legacy', 6)
    const wrongPlace = transactionOf(message, undefined, signWith(other.address, message))
    for (const response of [
      { transaction: base64.encode(transactionOf(foreign, signWith(payer.address, message))) },
      { transaction: base64.encode(wrongPlace) },
      { transaction: base64.encode(transactionOf(message)) },
      { signature: base58.encode(signWith(payer.address, foreign)) },
      { signature: base58.encode(new Uint8Array(63).fill(1)) },
      { signature: 'x' },
      { transaction: 'A'.repeat(8_192) },
      null,
      7,
    ]) {
      channel.answers.solana_signTransaction = () => response
      expect(await codeOf(actions.signTransaction?.({ transaction: transactionOf(message) }))).toBe('WALLET_BAD_RESULT')
    }
  })

  test('R37: rejects a signature of another message', async () => {
    const { channel, actions } = await openSolana()
    channel.answers.solana_signMessage = () => ({ signature: base58.encode(signWith(payer.address, bytes('abc'))) })
    expect(await codeOf(actions.signMessage?.({ message: 'hello' }))).toBe('WALLET_BAD_RESULT')
  })

  test('R141c: rejects a transaction of other signers, and other values, with INVALID_PARAMS', async () => {
    const [, , third] = solanaTestAccounts()
    const { channel, actions } = await openSolana(third?.address)
    for (const transaction of [transactionOf(messageOf(0)), new Uint8Array(3), {}, null] as Uint8Array[]) {
      expect(await codeOf(actions.signTransaction?.({ transaction }))).toBe('INVALID_PARAMS')
      expect(await codeOf(actions.signAndSendTransaction?.({ transaction }))).toBe('INVALID_PARAMS')
    }
    expect(channel.asked).toEqual([])
  })

  test('R218: rejects with SEND_FAILED_SOLANA if the wallet fails to send', async () => {
    const { channel, actions } = await openSolana()
    channel.answers.solana_signAndSendTransaction = () => {
      throw createError(errors.WALLET_FAILED)
    }
    await expect(actions.signAndSendTransaction?.({ transaction: transactionOf(messageOf(0)) })).rejects.toMatchObject({
      code: 'SEND_FAILED_SOLANA',
      shortMessage: 'Failed to send transaction. Please try again.',
    })
  })
})
