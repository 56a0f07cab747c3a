import { Facts } from '../../../primitives/Facts.js'
import { ShieldIcon } from '../../../primitives/icons.js'
import { BookIcon, CoinIcon } from './icons.js'
import { texts } from './texts.js'

/** Explains networks in three sentences. */
export function WhatIsANetwork() {
  return (
    <div className="body">
      <Facts
        facts={[
          { icon: <BookIcon />, title: texts.fact1, text: texts.fact1Hint },
          { icon: <CoinIcon />, title: texts.fact2, text: texts.fact2Hint },
          { icon: <ShieldIcon />, title: texts.fact3, text: texts.fact3Hint },
        ]}
      />
    </div>
  )
}
