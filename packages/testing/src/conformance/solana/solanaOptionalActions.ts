import type { Network, Session } from '@latchkey/common'
import { base58 } from '@scure/base'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { isJsonObject } from '../../wallet/base/jsonObject.js'
import type { SolanaFeature } from '../../wallet/solana/solanaTestWalletOptions.js'
import type { ConformanceWallet, OptionalAction } from '../conformanceRig.js'
import { solanaActions } from './solanaActions.js'

/** Returns the Solana actions that a wallet may lack, with the features that each one needs. */
export function solanaOptionalActions(
  createWallet: (name: string, without: readonly SolanaFeature[]) => ConformanceWallet,
): readonly OptionalAction[] {
  const without = (name: string, ...features: readonly SolanaFeature[]) => {
    return () => createWallet(`Without ${name}`, features)
  }
  return [
    {
      name: 'signMessage',
      createWalletWithout: without('messages', 'solana:signMessage'),
      call: (session) => solanaActions(session).signMessage?.({ message: 'hi' }),
    },
    {
      name: 'signTransaction',
      createWalletWithout: without('signing', 'solana:signTransaction'),
      call: withTransaction('signTransaction', (actions, transaction) => actions.signTransaction?.({ transaction })),
    },
    {
      name: 'signAllTransactions',
      createWalletWithout: without('signing all', 'solana:signTransaction'),
      call: withTransaction('signAllTransactions', (actions, transaction) =>
        actions.signAllTransactions?.({ transactions: [transaction, transaction] }),
      ),
    },
    {
      name: 'signAndSendTransaction',
      createWalletWithout: without('sending', 'solana:signAndSendTransaction', 'solana:signTransaction'),
      call: withTransaction('signAndSendTransaction', (actions, transaction) =>
        actions.signAndSendTransaction?.({ transaction }),
      ),
    },
    {
      name: 'sendTransaction',
      createWalletWithout: without('transfers', 'solana:signAndSendTransaction', 'solana:signTransaction'),
      call: (session) =>
        solanaActions(session).sendTransaction?.({ to: session.accounts[0]?.address ?? '', value: 1n }),
    },
  ]
}

type Actions = ReturnType<typeof solanaActions>

/** Calls an action with a transfer of one lamport to oneself. */
function withTransaction(
  name: keyof Actions,
  call: (actions: Actions, transaction: Uint8Array) => Promise<unknown> | undefined,
) {
  return (session: Session, network: Network): Promise<unknown> | undefined => {
    const actions = solanaActions(session)
    if (!actions[name]) return undefined
    return selfTransfer(session, network).then((transaction) => call(actions, transaction))
  }
}

/** Encodes a legacy transaction by hand: one signature, one signer, two accounts, one instruction. */
async function selfTransfer(session: Session, network: Network): Promise<Uint8Array> {
  const url = network.rpcUrls.default.http[0] ?? ''
  const answer = await rpcRequest(url, 'getLatestBlockhash')
  const value = isJsonObject(answer) && isJsonObject(answer.value) ? answer.value : {}
  return Uint8Array.from([
    1,
    ...new Uint8Array(64),
    ...[1, 0, 1, 2],
    ...base58.decode(session.accounts[0]?.address ?? ''),
    ...new Uint8Array(32),
    ...base58.decode(String(value.blockhash)),
    ...[1, 1, 2, 0, 0, 12],
    ...[2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
  ])
}
