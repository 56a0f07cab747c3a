import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { WebSocket } from 'ws'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Creates a client that subscribes to one topic and publishes to it. `onMessage` receives messages of others. */
export async function createRelayClient(url, topic, onMessage) {
  const socket = new WebSocket(`${url}/?auth=${createToken(url)}&projectId=bench&useOnCloseEvent=true`, {
    perMessageDeflate: false,
  })
  const caller = createCaller(socket, onMessage)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const call = async (method, params) => {
    const { error } = await caller(method, params)
    if (error) throw new Error(error.message)
  }
  await call('irn_subscribe', { topic })
  return {
    publish: (message) => call('irn_publish', { topic, message, ttl: 300, tag: 1108 }),
    close: () => socket.terminate(),
  }
}

/**
 * Acknowledges the messages of a socket and passes their content to `onMessage`. Returns a function that sends a
 * request; it resolves with the response, or with an `error` if the socket is closed.
 */
export function createCaller(socket, onMessage) {
  const answers = new Map()
  let lastId = 0
  socket.on('message', (data) => {
    const frame = JSON.parse(data)
    if (frame.method === undefined) {
      answers.get(frame.id)?.(frame)
      return answers.delete(frame.id)
    }
    socket.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
    onMessage(frame.params.data.message)
  })
  const closed = { error: { message: 'closed' } }
  socket.on('close', () => {
    for (const settle of answers.values()) settle(closed)
    answers.clear()
  })
  return (method, params) => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(closed)
    const id = ++lastId
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return new Promise((resolve) => answers.set(id, resolve))
  }
}

export const randomTopic = () => createHash('sha256').update(randomBytes(32)).digest('hex')

/** Returns a token for a relay, signed with a new key. */
export function createToken(url) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url')
  const iat = Math.floor(Date.now() / 1000)
  const iss = `did:key:z${encodeBase58(Buffer.from([0xed, 0x01, ...key]))}`
  const data = [
    { alg: 'EdDSA', typ: 'JWT' },
    { iss, sub: randomTopic(), aud: url, iat, exp: iat + 86_400 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${data}.${sign(null, Buffer.from(data), privateKey).toString('base64url')}`
}

function encodeBase58(bytes) {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text
  return text
}
