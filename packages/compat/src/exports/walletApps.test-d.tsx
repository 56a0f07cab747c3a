// Apps as they are written for AppKit. They compile with the types of this package.
import {
  type Connection,
  LAMPORTS_PER_SOL,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { useEffect, useState } from 'react'
import type { BitcoinConnector } from './adapter-bitcoin.js'
import { type Provider as SolanaProvider, useAppKitConnection } from './adapter-solana/react.js'
import type { ChainNamespace } from './appkit/index.js'
import { solanaDevnet } from './appkit/networks.js'
import {
  useAppKit,
  useAppKitAccount,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitWallets,
  useDisconnect,
  useWalletInfo,
  type WalletItem,
} from './appkit/react.js'

/** An app on Solana. */
export function SolanaApp() {
  const { disconnect } = useDisconnect()
  const { open, close } = useAppKit()
  const { address, isConnected, status, caipAddress } = useAppKitAccount()
  const { caipNetwork, chainId, switchNetwork } = useAppKitNetwork()
  const { walletProvider } = useAppKitProvider<SolanaProvider>('solana')
  const { connection } = useAppKitConnection()
  const { walletInfo } = useWalletInfo()
  const [shown, setShown] = useState('')

  async function sign() {
    const signature: Uint8Array = await walletProvider.signMessage(new TextEncoder().encode('Hello'))
    setShown(Array.from(signature, (byte) => byte.toString(16)).join(''))
  }

  async function send() {
    if (!connection || !address) return
    const own: Connection = connection
    const from = new PublicKey(address)
    const latest = await own.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: from, recentBlockhash: latest.blockhash }).add(
      SystemProgram.transfer({ fromPubkey: from, toPubkey: from, lamports: LAMPORTS_PER_SOL / 100 }),
    )
    const id: string = await walletProvider.sendTransaction(transaction, own)
    const signed = await walletProvider.signTransaction(transaction)
    await own.sendRawTransaction(signed.serialize())
    const versioned = await walletProvider.signTransaction(new VersionedTransaction(transaction.compileMessage()))
    const all = await walletProvider.signAllTransactions([transaction])
    setShown([id, versioned.version, all.length, walletProvider.publicKey?.toBase58()].join())
  }

  return (
    <section>
      <appkit-button />
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Networks
      </button>
      <button type="button" onClick={() => close()}>
        Close
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <button type="button" onClick={() => disconnect({ namespace: 'solana' })}>
        Disconnect Solana
      </button>
      <button type="button" onClick={() => switchNetwork(solanaDevnet)}>
        Devnet
      </button>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <button type="button" onClick={send}>
        Send
      </button>
      <p>{[address, caipAddress, chainId, caipNetwork?.name, caipNetwork?.nativeCurrency.symbol].join()}</p>
      <p>{[String(isConnected), status, walletInfo?.name, walletInfo?.icon, shown].join()}</p>
    </section>
  )
}

/** An app on Bitcoin. */
export function BitcoinApp() {
  const { walletProvider } = useAppKitProvider<BitcoinConnector>('bip122')
  const { address, allAccounts } = useAppKitAccount({ namespace: 'bip122' })
  const { chainId, caipNetworkId } = useAppKitNetwork()
  const payment = allAccounts.find(({ type }) => type === 'payment')

  async function run() {
    if (!address || !walletProvider) throw new Error('Not connected')
    const signature: string = await walletProvider.signMessage({ address, message: 'Hello' })
    const id: string = await walletProvider.sendTransfer({ recipient: address, amount: '1000' })
    const accounts = await walletProvider.getAccountAddresses()
    const parameters: BitcoinConnector.SignPSBTParams = { psbt: '', signInputs: [], broadcast: false }
    const signed = await walletProvider.signPSBT(parameters)
    return [signature, id, accounts[0]?.address, accounts[0]?.publicKey, accounts[0]?.purpose, signed.psbt, signed.txid]
  }
  return (
    <button type="button" onClick={run}>
      {[payment?.address, payment?.publicKey, chainId, caipNetworkId].join()}
    </button>
  )
}

/** An app with its own dialog. */
export function HeadlessApp() {
  const {
    wallets,
    wcWallets,
    isFetchingWallets,
    isFetchingWcUri,
    isInitialized,
    wcUri,
    wcError,
    connectingWallet,
    page,
    count,
    fetchWallets,
    connect,
    getWcUri,
    resetWcUri,
    resetConnectingWallet,
  } = useAppKitWallets()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<WalletItem | null>(null)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    fetchWallets({ query: search })
  }, [search, fetchWallets])

  async function onConnect(wallet: WalletItem, namespace?: ChainNamespace) {
    if (wallet.connectors.length > 1 && !namespace) return setChosen(wallet)
    try {
      await connect(wallet, namespace)
    } catch (error) {
      if (error instanceof Error) setFailure(error.message)
    }
  }

  if (!isInitialized) return null
  if (chosen)
    return chosen.connectors.map(({ id, chain }) => (
      <button type="button" key={id} onClick={() => onConnect(chosen, chain)}>
        {chain}
      </button>
    ))
  return (
    <section>
      <input value={search} onChange={({ target }) => setSearch(target.value)} />
      {[...wallets, ...wcWallets].map((wallet) => (
        <button
          type="button"
          key={wallet.id}
          disabled={connectingWallet?.id === wallet.id}
          onClick={() => onConnect(wallet)}
        >
          {wallet.imageUrl && <img src={wallet.imageUrl} alt={wallet.name} />}
          {wallet.name} {wallet.isInjected ? 'installed' : ''} {wallet.isRecent ? 'recent' : ''}
        </button>
      ))}
      {wcUri ? (
        <code>{wcUri}</code>
      ) : (
        <button type="button" onClick={() => getWcUri()}>
          QR
        </button>
      )}
      {wcError && <p>Failed: {failure}</p>}
      <button
        type="button"
        disabled={isFetchingWallets || isFetchingWcUri}
        onClick={() => fetchWallets({ page: page + 1 })}
      >
        More of {count}
      </button>
      <button
        type="button"
        onClick={() => {
          resetWcUri()
          resetConnectingWallet()
        }}
      >
        Back
      </button>
    </section>
  )
}
