import type { SolanaTestAccount } from '@latchkey/testing/node'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'

/** SPL Token and Token-2022. */
export const tokenPrograms = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

const mintLength = 82
const accountLength = 165
/** Instruction numbers of both programs. */
const instructions = { mintTo: 7, initializeAccount3: 18, initializeMint2: 20 } as const

/**
 * Creates a token on a Solana chain, with one token account of `owner` per amount in base units. The payer is the mint
 * authority. Returns the address of the mint.
 */
export async function createMint(
  rpcUrl: string,
  payer: SolanaTestAccount,
  {
    program,
    decimals,
    owner,
    amounts,
  }: {
    readonly program: keyof typeof tokenPrograms
    readonly decimals: number
    readonly owner: string
    readonly amounts: readonly bigint[]
  },
): Promise<string> {
  const connection = new Connection(rpcUrl, 'confirmed')
  const programId = new PublicKey(tokenPrograms[program])
  const authority = Keypair.fromSeed(payer.secretKey)
  const mint = Keypair.generate()

  const createAccount = async (account: Keypair, space: number) =>
    SystemProgram.createAccount({
      fromPubkey: authority.publicKey,
      newAccountPubkey: account.publicKey,
      lamports: await connection.getMinimumBalanceForRentExemption(space),
      space,
      programId,
    })
  const instruct = (data: readonly number[], ...accounts: readonly PublicKey[]) =>
    new TransactionInstruction({
      programId,
      data: Buffer.from(data),
      keys: accounts.map((pubkey) => ({ pubkey, isWritable: true, isSigner: pubkey.equals(authority.publicKey) })),
    })
  const send = async (steps: readonly TransactionInstruction[], signer: Keypair) => {
    const transaction = new Transaction().add(...steps)
    transaction.feePayer = authority.publicKey
    transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
    transaction.sign(authority, signer)
    await connection.sendRawTransaction(transaction.serialize())
  }

  const setUpMint = [instructions.initializeMint2, decimals, ...authority.publicKey.toBytes(), 0]
  await send([await createAccount(mint, mintLength), instruct(setUpMint, mint.publicKey)], mint)
  for (const amount of amounts) {
    const account = Keypair.generate()
    const setUpAccount = [instructions.initializeAccount3, ...new PublicKey(owner).toBytes()]
    const steps = [
      await createAccount(account, accountLength),
      instruct(setUpAccount, account.publicKey, mint.publicKey),
      instruct([instructions.mintTo, ...toBytes(amount)], mint.publicKey, account.publicKey, authority.publicKey),
    ]
    await send(steps, account)
  }
  return mint.publicKey.toBase58()
}

/** Encodes a 64-bit integer, little-endian. */
function toBytes(amount: bigint): readonly number[] {
  return Array.from({ length: 8 }, (_, index) => Number((amount >> BigInt(8 * index)) & 255n))
}
