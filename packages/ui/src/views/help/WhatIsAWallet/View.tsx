import { T } from '../../../i18n/T.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { Facts } from '../../../primitives/Facts.js'
import { ShieldIcon } from '../../../primitives/icons.js'
import { walletTexts } from '../../../wallet/texts.js'
import { HomeIcon, KeyIcon } from './icons.js'
import { texts } from './texts.js'

/** Explains wallets in three sentences. */
export function WhatIsAWallet() {
  const { core } = useModal()
  return (
    <div className="body">
      <Facts
        facts={[
          { icon: <KeyIcon />, title: texts.fact1, text: texts.fact1Hint },
          { icon: <HomeIcon />, title: texts.fact2, text: texts.fact2Hint },
          { icon: <ShieldIcon />, title: texts.fact3, text: texts.fact3Hint },
        ]}
      />
      <Button onClick={() => core.router.push('GetWallet')}>
        <T text={walletTexts.getAWallet} />
      </Button>
    </div>
  )
}
