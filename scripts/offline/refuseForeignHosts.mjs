import net from 'node:net'

/** Shared by all copies of this module in the process, such as those of a test runner. */
const key = Symbol.for('latchkey.refusedHosts')

/**
 * Makes every connection of this process to another machine fail, as without a network, and records its host. Pipes and
 * local connections work as before. Returns the records; a second call returns the same list.
 */
export function refuseForeignHosts() {
  if (process[key]) return process[key]
  const refused = []
  process[key] = refused
  const { connect } = net.Socket.prototype
  // HTTP, TLS, WebSocket and `fetch` all open their sockets here.
  net.Socket.prototype.connect = function connectHere(...args) {
    const host = hostOf(args)
    if (host === undefined || isThisMachine(host)) return connect.apply(this, args)
    refused.push(host)
    const error = Object.assign(new Error(`Tests and builds connect to no other machine: ${host}`), {
      code: 'ENOTFOUND',
    })
    process.nextTick(() => this.destroy(error))
    return this
  }
  return refused
}

/** Returns the host in the arguments of `connect`, which Node's own modules pass as one list. Undefined for a pipe. */
function hostOf(args) {
  const [target, host] = Array.isArray(args[0]) ? args[0] : args
  if (typeof target === 'object' && target !== null) return target.path ? undefined : (target.host ?? 'localhost')
  if (typeof target === 'string' && Number.isNaN(Number(target))) return undefined
  return typeof host === 'string' ? host : 'localhost'
}

function isThisMachine(host) {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|::|::1|::ffff:127(?:\.\d{1,3}){3})$/i.test(host)
}
