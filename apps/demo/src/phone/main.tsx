import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createChainStore } from '../kit/createChainStore.js'
import { readPageData } from '../kit/pageData.js'
import { createPhoneStore } from './createPhoneStore.js'
import { PhoneApp } from './PhoneApp.js'
import '../style/tokens.css'
import '../style/base.css'
import '../style/layout.css'
import '../style/parts.css'
import '../style/phone.css'

const store = createPhoneStore(createChainStore(readPageData()), localStorage)

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
createRoot(place).render(
  <StrictMode>
    <PhoneApp store={store} link={takeLink()} />
  </StrictMode>,
)

/**
 * The code of a link to this page. It is removed from the address bar, where it would be visible and stored in the
 * history.
 */
function takeLink(): string {
  const link = new URLSearchParams(location.search).get('uri') ?? ''
  if (link) history.replaceState(null, '', location.pathname)
  return link
}
