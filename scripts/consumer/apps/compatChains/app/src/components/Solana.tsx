import { type Provider, useAppKitConnection } from '@reown/appkit-adapter-solana/react'
import { useAppKitAccount, useAppKitProvider } from '@reown/appkit/react'
import { LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { Chain } from './Chain'

const recipient = new PublicKey('9Tj3srBSxH7RFRCm8uharreY7ZBS49XSfpwCeYa7Xaqp')

export function Solana() {
  const { address } = useAppKitAccount({ namespace: 'solana' })
  const { walletProvider } = useAppKitProvider<Provider>('solana')
  const { connection } = useAppKitConnection()

  async function signMessage() {
    const signature = await walletProvider.signMessage(new TextEncoder().encode('Hello'))
    return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  async function createTransfer() {
    if (!connection || !walletProvider.publicKey) throw new Error('Not connected')
    const { blockhash } = await connection.getLatestBlockhash()
    const from = new PublicKey(address!)
    return new Transaction({ feePayer: walletProvider.publicKey, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({ fromPubkey: from, toPubkey: recipient, lamports: LAMPORTS_PER_SOL }),
    )
  }

  async function sendTransaction() {
    return walletProvider.sendTransaction(await createTransfer(), connection!)
  }

  async function signTransaction() {
    const signed = await walletProvider.signTransaction(await createTransfer())
    return connection!.sendRawTransaction(signed.serialize())
  }

  async function getBalance() {
    return connection?.getBalance(new PublicKey(address!))
  }

  return (
    <Chain
      name="Solana"
      namespace="solana"
      actions={{
        Sign: signMessage,
        Send: sendTransaction,
        'Sign transaction': signTransaction,
        Balance: getBalance,
      }}
    >
      <p>Endpoint: {connection?.rpcEndpoint}</p>
    </Chain>
  )
}
