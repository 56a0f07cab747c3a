import { BookIcon } from '../../../icons/BookIcon.js'
import { CoinIcon } from '../../../icons/CoinIcon.js'
import { ShieldIcon } from '../../../icons/ShieldIcon.js'
import { Facts } from '../../../primitives/Facts.js'

/** Explains networks in three sentences. */
export function WhatIsANetwork() {
  return (
    <div className="body">
      <Facts
        facts={[
          { icon: <BookIcon />, title: 'networkFact1', text: 'networkFact1Hint' },
          { icon: <CoinIcon />, title: 'networkFact2', text: 'networkFact2Hint' },
          { icon: <ShieldIcon />, title: 'networkFact3', text: 'networkFact3Hint' },
        ]}
      />
    </div>
  )
}
