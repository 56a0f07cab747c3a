import { useAppKitAccount } from '@latchkey/appkit/react'
import { useAppKitProvider } from '@latchkey/compat/appkit/react'
import { type SolanaProvider } from '@latchkey/adapter-solana'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'

type Props = { readonly onSigned: (bytes: Uint8Array) => void; readonly provider?: SolanaProvider }

export function Sign({ onSigned }: Props) {
  const { address } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')

  async function sign() {
    if (!walletProvider?.publicKey || !address) return
    onSigned(await walletProvider.signMessage(new TextEncoder().encode('Hello')))
    const key = new PublicKey(address)
    const transaction = new Transaction({ feePayer: key, recentBlockhash: '' })
    transaction.add(SystemProgram.transfer({ fromPubkey: key, toPubkey: key, lamports: 1 }))
    await walletProvider.signTransaction(transaction)
  }

  return <button onClick={sign}>Sign</button>
}
