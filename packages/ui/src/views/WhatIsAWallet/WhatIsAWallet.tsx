import { HomeIcon, KeyIcon, ShieldIcon } from '../../icons/moreIcons.js'
import { Facts } from '../../kit/Facts.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { Button } from '../../primitives/Button.js'

/** A wallet, in three sentences. */
export function WhatIsAWallet() {
  const { core } = useKit()
  return (
    <div className="body">
      <Facts
        facts={[
          { icon: <KeyIcon />, title: 'walletFact1', text: 'walletFact1Hint' },
          { icon: <HomeIcon />, title: 'walletFact2', text: 'walletFact2Hint' },
          { icon: <ShieldIcon />, title: 'walletFact3', text: 'walletFact3Hint' },
        ]}
      />
      <Button onClick={() => core.router.push('GetWallet')}>
        <T id="getAWallet" />
      </Button>
    </div>
  )
}
