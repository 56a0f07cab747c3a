import { Facts } from './Facts.js'

/** A signature and what a library other than the kit made of it. */
export type CheckedSignature = { readonly signature: string; readonly account: string; readonly recovered: string }

/** Shows a signature, who really made it, and whether that is the connected account. */
export function SignatureFacts({ signature, account, recovered }: CheckedSignature) {
  const isSame = account.toLowerCase() === recovered.toLowerCase()
  return (
    <>
      <p className="notice" data-tone={isSame ? 'ok' : 'bad'}>
        {isSame
          ? 'Verified: the signature was made by the connected account.'
          : 'The signature was made by another account, or by a smart account that must be asked on its chain.'}
      </p>
      <Facts
        items={[
          ['Recovered', <code key="recovered">{recovered}</code>],
          ['Signature', <code key="signature">{signature}</code>],
        ]}
      />
    </>
  )
}
