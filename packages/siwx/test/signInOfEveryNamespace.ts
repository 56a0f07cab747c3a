import { chainNamespaces } from '@latchkey/common'
import { createSignInServer } from '../src/exports/server.js'
import { createBrowser, secret, signIn, start } from '../src/server/signInBrowser.fixture.js'
import { signingAccounts } from '../src/server/signingAccounts.fixture.js'
import { createBip122Verifier } from '../src/verify/bip122/createBip122Verifier.js'
import { createEip155Verifier } from '../src/verify/eip155/createEip155Verifier.js'
import { createPolkadotVerifier } from '../src/verify/polkadot/createPolkadotVerifier.js'
import { createSolanaVerifier } from '../src/verify/solana/createSolanaVerifier.js'

/** Signs in and out in every namespace. Resolves with the status of each response, by what the visitor does. */
export async function signInOfEveryNamespace(): Promise<Readonly<Record<string, unknown>>> {
  const auth = createSignInServer({
    domain: 'example.com',
    secret,
    verifiers: [createEip155Verifier(), createSolanaVerifier(), createPolkadotVerifier(), createBip122Verifier()],
    now: () => start,
  })
  const browser = createBrowser(auth.handle)
  const readMembers = (cookie = browser.cookieHeader()) =>
    Promise.all(
      chainNamespaces.map(async (namespace) => {
        const members = auth.guard((_, { address }) => new Response(address), { namespace })
        const response = await members(new Request('https://example.com/members', { headers: { cookie } }))
        const isOwn = (await response.text()) === signingAccounts[namespace].accountAddress
        return isOwn ? response.status : -response.status
      }),
    )
  const before = await readMembers()
  const statuses: number[] = []
  const replays: number[] = []
  for (const namespace of chainNamespaces) {
    const signed = await signIn(await browser.getNonce(), { chainId: signingAccounts[namespace].chainId })
    statuses.push((await browser.post('authenticate', signed)).status)
    replays.push((await browser.post('authenticate', signed)).status)
  }
  const forged = await signIn(await browser.getNonce(), { chainId: signingAccounts.solana.chainId })
  const wrongSignature = await browser.post('authenticate', {
    ...forged,
    signature: await signingAccounts.solana.sign('Hello'),
  })
  const signedIn = await readMembers()
  const copy = browser.cookieHeader()
  await browser.post('sign-out', { namespace: 'solana' })
  const withoutSolana = await readMembers()
  const signOut = await browser.post('sign-out')
  return {
    before,
    statuses,
    replays,
    wrongSignature: wrongSignature.status,
    signedIn,
    withoutSolana,
    signOut: signOut.status,
    after: await readMembers(),
    copyOfTheCookies: await readMembers(copy),
  }
}
