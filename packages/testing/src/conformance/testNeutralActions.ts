import type { Session, SignText, TransferProblem, Transfers } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import type { ConformanceSetup } from './conformanceRig.js'
import { elapse, rejectionCode, setConnectedScene, setScene, until } from './scene.js'

export function testNeutralActions(setup: ConformanceSetup): void {
  describe('signText', () => {
    test('signatures verify by their scheme, independently of the adapter', async () => {
      const { session, verifyText } = await setConnectedScene(setup)
      const { address } = activeAccount(session)
      for (const message of ['Hello', 'Grüße, 世界 👋🏽', '', '0x1234', 'two\nlines', 'long '.repeat(2_000)]) {
        const signed = await signTextOf(session)(message)
        const title = `${signed.scheme}: ${message.slice(0, 20)}`
        expect(await verifyText({ message, address, signed }), title).toBe(true)
        expect(await verifyText({ message: `${message}.`, address, signed }), title).toBe(false)
      }
    })

    test('signs with the account that the app names, and rejects an account that is not shared without a request', async () => {
      const { session, wallet, verifyText, badAddresses, createRecipient } = await setConnectedScene(setup)
      const { address } = session.accounts.at(-1) ?? activeAccount(session)
      const signed = await signTextOf(session)('named', { address })
      expect(await verifyText({ message: 'named', address, signed })).toBe(true)
      const asked = wallet.promptCount()
      for (const other of [...badAddresses, createRecipient()])
        await rejectionCode(signTextOf(session)('x', { address: other }))
      expect(wallet.promptCount()).toBe(asked)
    })

    test('rejects with the same errors as signMessage', async () => {
      const { session, wallet, badSignatures } = await setConnectedScene(setup)
      wallet.rejectNextSignature()
      await expect(signTextOf(session)('no')).rejects.toMatchObject({
        code: 'USER_REJECTED',
        shortMessage: 'Signature declined',
      })
      for (const answer of badSignatures) {
        wallet.answerNextSignature(answer)
        expect(await rejectionCode(signTextOf(session)('x'))).toBe('WALLET_BAD_RESULT')
      }
      for (const message of [undefined, null, 42, {}, { raw: '0x12' }])
        expect(await rejectionCode(signTextOf(session)(message as never))).toBe('INVALID_PARAMS')
    })

    test('aborting rejects immediately', async () => {
      const { session, wallet } = await setConnectedScene(setup)
      const release = wallet.stallNextSignature()
      const asked = wallet.requestCount()
      const abort = new AbortController()
      const signing = rejectionCode(signTextOf(session)('wait', { signal: abort.signal }))
      await until(() => wallet.requestCount() > asked, 'the wallet was not asked')
      abort.abort()
      expect(await signing).toBe('ABORTED')
      release()
    })
  })

  describe('transfers', () => {
    test('a transfer without a problem arrives, at about the estimated fee', async () => {
      const scene = await setConnectedScene(setup)
      const { session, networks, settle, readBalance, createRecipient, amount = 12_345n } = scene
      const [network] = networks
      const { address } = activeAccount(session)
      const transfer = { to: createRecipient(), amount }
      expect(await transfersOf(session).check(transfer)).toEqual([])
      const { fee } = await transfersOf(session).estimate(transfer)
      const before = await readBalance(address, network)
      await settle(await transfersOf(session).send(transfer), network)
      expect(await readBalance(transfer.to, network)).toBe(amount)
      const paid = before - amount - (await readBalance(address, network))
      expect(paid).toBeLessThanOrEqual(fee * 10n)
      expect(fee).toBeLessThanOrEqual(paid * 10n)
    })

    test('reports an invalid recipient, and rejects the transfer', async () => {
      const { session, wallet, badAddresses, unspendable = [], foreign = [], ...scene } = await setConnectedScene(setup)
      const { amount = 12_345n } = scene
      const cases = [
        ...[undefined, null, 42, {}, ...badAddresses].map((to) => [to, 'invalid-recipient'] as const),
        ...unspendable.map((to) => [to, 'unspendable-recipient'] as const),
        ...foreign.map((to) => [to, 'recipient-of-other-network'] as const),
      ]
      const asked = wallet.promptCount()
      for (const [value, type] of cases) {
        const to = value as string
        expect(await problemTypes(session, { to, amount }), String(to)).toEqual([type])
        expect(await rejectionCode(transfersOf(session).send({ to, amount })), String(to)).toBe('INVALID_PARAMS')
        expect(await rejectionCode(transfersOf(session).estimate({ to })), String(to)).toBe('INVALID_PARAMS')
      }
      expect(wallet.promptCount()).toBe(asked)
    })

    test('reports an invalid amount, and rejects the transfer', async () => {
      const { session, wallet, createRecipient } = await setConnectedScene(setup)
      const asked = wallet.promptCount()
      for (const value of [0n, -1n, 2n ** 300n, 1, '1', null, undefined, Number.NaN]) {
        const transfer = { to: createRecipient(), amount: value as bigint }
        expect(await problemTypes(session, transfer), String(value)).toEqual(['invalid-amount'])
        expect(await rejectionCode(transfersOf(session).send(transfer)), String(value)).toBe('INVALID_PARAMS')
      }
      expect(wallet.promptCount()).toBe(asked)
    })

    test('rejects an address that is not a token, without a request to the wallet', async () => {
      const { session, wallet, createRecipient, amount = 12_345n } = await setConnectedScene(setup)
      const asked = wallet.promptCount()
      const to = createRecipient()
      for (const value of [createRecipient(), '', 'token', 42, null, {}]) {
        const transfer = { to, amount, token: value as string }
        for (const call of [transfersOf(session).check, transfersOf(session).estimate, transfersOf(session).send])
          expect(await rejectionCode(call(transfer)), String(value)).toBe('INVALID_PARAMS')
      }
      expect(await transfersOf(session).check({ to, amount, token: undefined })).toEqual([])
      expect(wallet.promptCount()).toBe(asked)
    })

    test('the balance suffices for the estimated maximum, and for no larger amount', async () => {
      const { session, createRecipient } = await setConnectedScene(setup)
      const to = createRecipient()
      const { maxAmount } = await transfersOf(session).estimate({ to })
      expect(maxAmount).toBeGreaterThan(0n)
      expect(await problemTypes(session, { to, amount: maxAmount })).toEqual([])
      expect(await problemTypes(session, { to, amount: maxAmount + 1n })).toEqual(['insufficient-funds'])
    })

    test('the smallest amount to a new recipient is the reported minimum', async () => {
      const { session, createRecipient } = await setConnectedScene(setup)
      const to = createRecipient()
      const problems = await transfersOf(session).check({ to, amount: 1n })
      const minimum = problems.find((problem) => problem.type === 'below-minimum')?.minimum ?? 1n
      expect(await problemTypes(session, { to, amount: minimum })).not.toContain('below-minimum')
      if (minimum > 1n) expect(await problemTypes(session, { to, amount: minimum - 1n })).toContain('below-minimum')
    })

    test('reports a transfer to oneself', async () => {
      const { session, amount = 12_345n } = await setConnectedScene(setup)
      expect(await problemTypes(session, { to: activeAccount(session).address, amount })).toEqual(['own-address'])
    })

    test('a check sends no transaction and shows no prompt, and can be aborted', async () => {
      const { session, wallet, createRecipient, amount = 12_345n } = await setConnectedScene(setup)
      const asked = wallet.promptCount()
      await transfersOf(session).check({ to: createRecipient(), amount })
      expect(wallet.promptCount()).toBe(asked)
      const signal = AbortSignal.abort()
      expect(await rejectionCode(transfersOf(session).check({ to: createRecipient(), amount, signal }))).toBe('ABORTED')
    })
  })

  test('neutral actions are present exactly while the actions that they call are', async () => {
    const scene = await setScene(setup)
    for (const { createWalletWithout, call } of scene.optionalActions) {
      const wallet = createWalletWithout?.()
      if (!wallet) continue
      wallet.appear()
      const session = await (await scene.find(wallet)).connect({ network: scene.networks[0] })
      await elapse(scene, 100)
      assertConsistent(session)
      await call(session, scene.networks[0])?.catch(() => undefined)
      assertConsistent(session)
    }
  })
}

function assertConsistent({ actions, signText, transfers }: Session): void {
  expect(signText !== undefined).toBe('signMessage' in actions)
  expect(transfers !== undefined).toBe('sendTransaction' in actions || 'sendTransfer' in actions)
}

function activeAccount({ accounts: [account] }: Session): Session['accounts'][number] {
  if (!account) throw new Error('The session has no account')
  return account
}

function signTextOf({ signText }: Session): SignText {
  if (!signText) throw new Error('The session cannot sign texts')
  return signText
}

function transfersOf({ transfers }: Session): Transfers {
  if (!transfers) throw new Error('The session cannot transfer coins')
  return transfers
}

async function problemTypes(
  session: Session,
  transfer: { readonly to: string; readonly amount: bigint },
): Promise<readonly TransferProblem['type'][]> {
  return (await transfersOf(session).check(transfer)).map(({ type }) => type)
}
