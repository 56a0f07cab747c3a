import type { Context, Hono } from 'hono'
import type { ByteAccount } from '../http/createByteBudget.js'
import type { RateLimiter } from '../http/createRateLimiter.js'
import { sendText } from '../http/limitBytes.js'
import { takeTokens } from '../http/limitRate.js'
import { readBody } from '../http/readBody.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import type { RpcRelay } from './createRpcRelay.js'
import { tooLarge } from './createUpstreams.js'
import { mapInTurns } from './mapInTurns.js'
import { methodRule } from './methodRules.js'
import { type RpcAnswer, renderRpcAnswer, rpcError } from './rpcAnswer.js'
import { parseRpcRequest, type RpcCall } from './rpcCall.js'

const maxBytes = 1024 * 1024
const maxBatch = 1_000
const callsAtOnce = 20
/** Twice the maximum response to one call. */
const usual = { answerCharacters: 16 * 1024 * 1024 }

/** `POST /v1/?chainId=<CAIP-2>`: one JSON-RPC call or a batch, with any content type. */
export function addRpcRoutes(
  app: Hono<ServiceEnv>,
  relay: RpcRelay,
  limiter: RateLimiter,
  { answerCharacters }: { readonly answerCharacters: number } = usual,
): void {
  const answer = async (context: Context<ServiceEnv>) => {
    const chainId = context.req.query('chainId') ?? ''
    if (!relay.chainIds.includes(chainId)) {
      return send(context, 404, renderRpcAnswer('null', rpcError(-32_602, `Unknown chain: ${chainId.slice(0, 41)}`)))
    }
    const request = parseRpcRequest(await readBody(context, maxBytes))
    if (!request) return send(context, 400, renderRpcAnswer('null', rpcError(-32_700, 'Parse error')))
    const { isBatch, calls } = request
    if (calls.length === 0 || calls.length > maxBatch) {
      const why = `A batch holds 1 to ${maxBatch} calls`
      return send(context, 400, renderRpcAnswer('null', rpcError(-32_600, why)))
    }
    const cost = calls.reduce((sum, call) => sum + costOf(chainId, call), 0)
    // A longer batch of cheap calls empties the bucket; an expensive batch must fit into it.
    const room = Math.max(limiter.burst, calls.length)
    if (calls.length > 1 && cost > room) {
      return send(
        context,
        400,
        renderRpcAnswer('null', rpcError(-32_005, `The batch costs ${cost} of at most ${room}`)),
      )
    }
    // The request has already taken one token.
    takeTokens(limiter, context, Math.min(cost, limiter.burst) - 1)
    const space = { characters: answerCharacters }
    const answers = await mapInTurns(calls, callsAtOnce, (call) =>
      askOne(relay, chainId, call, space, context.get('bytes')),
    )
    const texts = answers.map(({ id, answer }) => renderRpcAnswer(id, answer))
    const isDown = answers.every(({ isUpstreamDown }) => isUpstreamDown)
    return send(context, isDown ? 502 : 200, isBatch ? `[${texts.join(',')}]` : (texts[0] ?? ''))
  }
  app.post('/v1/', answer)
  app.post('/v1', answer)
}

type Answered = { readonly id: string; readonly answer: RpcAnswer; readonly isUpstreamDown: boolean }

/** Remaining size of a batch's responses; 0 once one did not fit. */
type Room = { characters: number }

async function askOne(
  relay: RpcRelay,
  chainId: string,
  call: RpcCall | undefined,
  room: Room,
  account: ByteAccount,
): Promise<Answered> {
  const answered = (answer: RpcAnswer, isUpstreamDown = false) => ({ id: call?.id ?? 'null', answer, isUpstreamDown })
  if (!call) return answered(rpcError(-32_600, 'Invalid request'))
  if (room.characters < 0) return answered(tooLarge)
  const answer = await relay.ask(chainId, call, account)
  if (!answer) return answered(rpcError(-32_603, 'No node of this network answered'), true)
  room.characters -= answer.text.length
  return answered(room.characters < 0 ? tooLarge : answer)
}

function costOf(chainId: string, call: RpcCall | undefined): number {
  return (call && methodRule(chainId.split(':')[0] ?? '', call.method)?.cost) ?? 1
}

function send(context: Context<ServiceEnv>, status: 200 | 400 | 404 | 502, text: string) {
  return sendText(context, text, status, 'application/json')
}
