import { useModal } from '../../../context/modalContext.js'
import { T } from '../../../i18n/T.js'
import { HomeIcon } from '../../../icons/HomeIcon.js'
import { KeyIcon } from '../../../icons/KeyIcon.js'
import { ShieldIcon } from '../../../icons/ShieldIcon.js'
import { Button } from '../../../primitives/Button.js'
import { Facts } from '../../../primitives/Facts.js'

/** Explains wallets in three sentences. */
export function WhatIsAWallet() {
  const { core } = useModal()
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
