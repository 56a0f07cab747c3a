/** Open source licences (OSI) that ask no more of an app than to be named. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
])

/** The last release of this family under an open source licence; every later one binds its users to one company's service. */
const lastOpenWalletConnect = '2.21.8'
/** Its members, which share their version; the small libraries under the same scope keep a licence of their own. */
const walletConnectFamily =
  /^@walletconnect\/(core|sign-client|types|utils|web3wallet|(universal|ethereum|signer)-provider)$/

/** Why a dependency may not be shipped, or undefined where it may. */
export function judgeLicence({ name, version, license, licenses }) {
  if (walletConnectFamily.test(name) && version !== lastOpenWalletConnect)
    return `is not ${lastOpenWalletConnect}, the version whose licence lets an app choose its relay`
  const expression = readExpression(license ?? licenses)
  if (!expression) return 'names no licence'
  return isAccepted(expression) ? undefined : `is under "${expression}", which is not on the list`
}

function readExpression(value) {
  if (Array.isArray(value)) return value.map(readExpression).filter(Boolean).join(' OR ') || undefined
  if (typeof value === 'object' && value !== null) return readExpression(value.type)
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}

/** SPDX as packages use it: names, `OR`, `AND` and brackets. */
function isAccepted(expression) {
  const innermost = /\(([^()]*)\)/g
  let flat = expression
  while (/\([^()]*\)/.test(flat))
    flat = flat.replace(innermost, (_, group) => (isChoiceAccepted(group) ? 'MIT' : 'refused'))
  return isChoiceAccepted(flat)
}

function isChoiceAccepted(expression) {
  return expression
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((part) => accepted.has(part.trim())))
}
