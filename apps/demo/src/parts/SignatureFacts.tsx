import type { Verdict } from '../tools/chainTools.js'
import { Facts } from './Facts.js'

export type SignatureFactsProps = Verdict & { readonly signature: string }

/** A signature, whether it belongs to the connected account, and how that was verified. */
export function SignatureFacts({ signature, isValid, by, signer }: SignatureFactsProps) {
  return (
    <>
      <p className="notice" data-tone={isValid ? 'ok' : 'bad'}>
        {isValid
          ? 'Verified: the signature was made by the connected account.'
          : 'The signature was made by another account, or by a smart account that must be asked on its chain.'}
      </p>
      <Facts
        items={[
          ['Checked by', by],
          ['Recovered', signer && <code key="signer">{signer}</code>],
          ['Signature', <code key="signature">{signature}</code>],
        ]}
      />
    </>
  )
}
