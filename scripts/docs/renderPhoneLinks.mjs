/**
 * Renders docs/phoneLinks.md. `rows` are those of `scripts/directory/phoneLinks.mjs`, `walletOf` returns the wallet of
 * the directory for the id of a row.
 */
export function renderPhoneLinks(rows, walletOf) {
  return [
    '# Links to wallet apps on phones',
    '',
    '<!-- Written by scripts/docs/writePhoneLinks.mjs from scripts/directory/phoneLinks.mjs. -->',
    '',
    'On a phone, the modal offers these ways to use a wallet, in this order:',
    '',
    '1. **WalletConnect** opens the app with the pairing URI. It needs a relay, and an app with a WalletConnect link.',
    '2. **The in-app browser** opens your page in the wallet app, where the page can use the wallet. It needs no relay. The table lists the wallets of the directory that have such a link. To add a wallet, set',
    '   [`browse_links`](customWallets.md#open-the-page-in-the-browser-of-a-wallet).',
    '3. **The store** offers the app to install.',
    '',
    'Each link comes from the documentation or the code of the wallet. The modal offers a link if the app uses one of its namespaces. In the links, `{url}` is the percent-encoded URL of the page, `{urlTwice}` the URL encoded twice, `{hostPath}` the',
    'URL without `https://`, and `{origin}` the percent-encoded origin.',
    '',
    '| wallet | WalletConnect link | link to the in-app browser | namespaces | source |',
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
