import data from '@mdn/browser-compat-data' with { type: 'json' }
import { oldest } from './baseline.mjs'

const { api, javascript } = data

/** A rule of ESLint: static members of globals that the baseline lacks, such as `AbortSignal.any`. */
export const newStatics = {
  meta: { schema: false, messages: { missing: '{{name}} is missing in {{browsers}}' } },
  create: (context) => ({
    MemberExpression(node) {
      if (node.computed || node.object.type !== 'Identifier') return
      const name = `${node.object.name}.${node.property.name}`
      const browsers = lackOf(node.object.name, node.property.name)
      if (browsers.length > 0 && !context.options[0].asked.includes(name))
        context.report({ node, messageId: 'missing', data: { name, browsers: browsers.join() } })
    },
  }),
}

function lackOf(owner, member) {
  const own = (object, key) => (Object.hasOwn(object ?? {}, key) ? object[key] : undefined)
  const found = own(own(api, owner), `${member}_static`) ?? own(own(javascript.builtins, owner), member)
  const support = found?.__compat?.support
  if (!support) return []
  return Object.keys(oldest).filter(
    (browser) => ![support[browser]].flat().some((each) => isThere(each, oldest[browser])),
  )
}

function isThere({ version_added: added, version_removed: removed, flags }, version) {
  return !flags && isReached(added, version) && !isReached(removed, version)
}

/** Whether `version` is `bound`, a version or `false`, or later. */
function isReached(bound, version) {
  if (!bound || bound === 'preview') return false
  const [wanted, has] = [bound.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  return wanted[0] === has[0] ? (wanted[1] ?? 0) <= (has[1] ?? 0) : wanted[0] < has[0]
}
