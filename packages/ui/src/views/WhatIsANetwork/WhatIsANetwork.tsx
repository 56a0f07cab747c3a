import { BookIcon, CoinIcon, ShieldIcon } from '../../icons/moreIcons.js'
import { Facts } from '../../kit/Facts.js'

/** A network, in three sentences. */
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
