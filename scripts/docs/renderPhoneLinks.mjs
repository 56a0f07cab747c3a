/**
 * Renders docs/phoneLinks.md. `rows` are those of `scripts/directory/phoneLinks.mjs`, `walletOf` returns the wallet of the directory for the id of
 * a row.
 */
export function renderPhoneLinks(rows, walletOf) {
  return [
    '# Links to wallet apps on phones',
    '',
    '<!-- Written by scripts/docs/writePhoneLinks.mjs from scripts/directory/phoneLinks.mjs. -->',
    '',
    'On a phone the modal opens a wallet in one of these ways, best first:',
    '',
    '1. **WalletConnect**: opens the app with the pairing URI, if a relay is set and the app has a WalletConnect link.',
    "2. **Browser of the wallet**: opens your page in the app's own browser, where the wallet is on the page. It needs no relay. The table lists the wallets of the directory with such a link; add your own with",
    '   [`browse_links`](customWallets.md#open-the-page-in-the-browser-of-a-wallet).',
    '3. **Store**: where to get the app.',
    '',
    'Each link comes from the documentation or the code of the wallet. Wallets without one are left out: a link is never guessed. In the links, `{url}` is the percent-encoded URL of the page, `{urlTwice}` the same encoded twice, `{hostPath}` the',
    'URL without `https://`, and `{origin}` the percent-encoded origin. A link is offered if the app uses one of the namespaces.',
    '',
    '| wallet | WalletConnect link | link to the browser of the wallet | namespaces | source |',
    '|---|---|---|---|---|',
    ...rows.map((row) => renderRow(row, walletOf(row.id))),
    '',
  ].join('\n')
}

function renderRow({ browse, sources }, wallet) {
  const links = browse.map(renderLink).join('<br>')
  const namespaces = browse.map((link) => link.namespaces.join(', ')).join('<br>')
  const pages = sources.map(
    (url) => `[${new URL(url).host}](${encodeURI(decodeURI(url)).replace(/[()]/g, escapeBracket)})`,
  )
  return `| ${wallet.name} | ${wallet.mobile_link ? 'yes' : '–'} | ${links} | ${namespaces} | ${pages.join('<br>')} |`
}

function renderLink({ url, platforms, android_package }) {
  const only = platforms?.length === 1 ? ` (${platforms[0] === 'ios' ? 'iOS' : 'Android'})` : ''
  return `\`${url}\`${only}${android_package ? `; on Android as \`intent:\` for \`${android_package}\`` : ''}`
}

function escapeBracket(bracket) {
  return bracket === '(' ? '%28' : '%29'
}
