/** Open source licences (OSI) that only require attribution. */
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

/** The last open source release of this family; later ones bind users to one company's service. */
const lastOpenWalletConnect = '2.21.8'
/** The packages of this family, which share a version. Small libraries of the same scope have their own licence. */
const walletConnectFamily =
  /^@walletconnect\/(core|sign-client|types|utils|web3wallet|(universal|ethereum|signer)-provider)$/

/** Returns the reason why a dependency must not be shipped; undefined if it may. */
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

/** Parses SPDX expressions with names, `OR`, `AND` and brackets. */
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
