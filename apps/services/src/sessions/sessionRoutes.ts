import {
  hashGrant,
  isAppKitError,
  parseJson,
  type SmartSessionGrant,
  writeRecordText,
  writeRevokeText,
} from '@latchkey/common'
import { createEip155Verifier } from '@latchkey/siwx/eip155'
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../database/database.js'
import { isStorableJson } from '../database/isStorableJson.js'
import { sessions } from '../database/schema.js'
import type { RateLimiter } from '../http/createRateLimiter.js'
import { takeTokens } from '../http/limitRate.js'
import { readBody } from '../http/readBody.js'
import type { ServiceEnv } from '../http/serviceEnv.js'
import { ServiceError } from '../http/serviceError.js'
import { type Account, readAccount } from './account.js'
import { grantSchema } from './grantSchema.js'

const maxBytes = 64 * 1024
/** Cost of a signature in the rate limit: verifying it takes time, and perhaps a request to a node. */
const signatureTokens = 10
/** Maximum number of permissions of an account in a project, and of their bytes. Clients read at most 2 MiB. */
const maxPermissions = 200
const maxListBytes = 1024 * 1024

// A contract account has signatures with several parts. The verifier has its own limit.
const signature = z.string().max(50_000)
const recordSchema = z.object({ grant: z.string().max(maxBytes), signature })
const revokeSchema = z.object({ pci: z.string().regex(/^[\w-]{1,256}$/), signature })

export type SessionRoutesParts = {
  readonly database: Pick<Database, 'drizzle'>
  readonly rateLimiter: RateLimiter
  /** RPC URLs by CAIP-2 id, which verify the signatures of contract accounts. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Adds the routes that list, record and revoke the permissions that accounts granted to apps (ERC-7715). Each project
 * has its own list. The account signs every change. Revoked and expired permissions are not listed.
 */
export function addSessionRoutes(
  app: Hono<ServiceEnv>,
  { database: { drizzle }, rateLimiter, rpcUrls, now = Date.now }: SessionRoutesParts,
): void {
  const { verify } = createEip155Verifier({ rpcUrls: (chainId) => rpcUrls[chainId] ?? [] })

  /** Throws unless the account signed the text. */
  async function assertSigned(context: Context<ServiceEnv>, account: Account, message: string, signature: string) {
    takeTokens(rateLimiter, context, signatureTokens)
    const signed = { message, signature, accountAddress: account.address, chainId: account.caipNetworkId }
    const isSigned = await verify(signed, { signal: context.get('bytes').signal }).catch((error: unknown) => {
      if (!isAppKitError(error, 'RPC_FAILED')) throw error
      throw new ServiceError(502, 'UPSTREAM_FAILED', 'No node of the network answered')
    })
    if (!isSigned) throw new ServiceError(422, 'SIGNATURE_NOT_VALID', 'The account did not sign this text')
  }

  const ownedBy = (context: Context<ServiceEnv>, { caipAddress }: Account) =>
    and(eq(sessions.projectId, context.get('project').id), eq(sessions.account, caipAddress))
  const isListed = () =>
    and(isNull(sessions.revokedAt), or(isNull(sessions.expiresAt), gt(sessions.expiresAt, new Date(now()))))

  app.get('/v1/sessions/:id', async (context) => {
    const account = readAccount(context.req.param('id'))
    const rows = await drizzle
      .select()
      .from(sessions)
      .where(and(ownedBy(context, account), isListed()))
      .orderBy(desc(sessions.createdAt), sessions.pci)
      .limit(maxPermissions)
    context.header('cache-control', 'no-store')
    return context.json({
      pcis: rows.map(({ pci, details, origin, createdAt }) => ({
        ...details,
        pci,
        createdAt: createdAt.getTime() / 1_000,
        ...(origin ? { origin } : {}),
      })),
    })
  })

  app.post('/v1/sessions/:id', async (context) => {
    const account = readAccount(context.req.param('id'))
    const { grant, signature } = parseBody(recordSchema, await readBody(context, maxBytes))
    const details = readGrant(grant)
    const { expiration } = details
    // A whole second, because the account signs it to revoke.
    const createdAt = new Date(Math.floor(now() / 1_000) * 1_000)
    if (expiration !== undefined && expiration * 1_000 <= now())
      throw new ServiceError(400, 'EXPIRED', 'The permission has expired')
    const pci = await hashGrant(grant)
    await assertSigned(context, account, writeRecordText({ account: account.caipAddress, pci, expiration }), signature)
    const [known] = await drizzle
      .select()
      .from(sessions)
      .where(and(ownedBy(context, account), eq(sessions.pci, pci)))
    if (known?.revokedAt) throw new ServiceError(409, 'REVOKED', 'The account revoked this permission')
    if (known) return context.json({ pci })
    const [held] = await drizzle
      .select({
        rows: count(),
        bytes: sql`coalesce(sum(octet_length(${sessions.details}::text)), 0)`.mapWith(Number),
      })
      .from(sessions)
      .where(and(ownedBy(context, account), isListed()))
    if (held && (held.rows >= maxPermissions || held.bytes + Buffer.byteLength(grant) > maxListBytes))
      throw new ServiceError(409, 'TOO_MANY_PERMISSIONS', 'The account has too many permissions')
    await drizzle
      .insert(sessions)
      .values({
        projectId: context.get('project').id,
        account: account.caipAddress,
        pci,
        details,
        origin: context.req.header('origin')?.slice(0, 256) ?? null,
        createdAt,
        expiresAt: expiration === undefined ? null : new Date(expiration * 1_000),
      })
      .onConflictDoNothing()
    return context.json({ pci })
  })

  app.post('/v1/sessions/:id/revoke', async (context) => {
    const account = readAccount(context.req.param('id'))
    const { pci, signature } = parseBody(revokeSchema, await readBody(context, maxBytes))
    const isThis = and(ownedBy(context, account), eq(sessions.pci, pci))
    const [row] = await drizzle.select().from(sessions).where(isThis)
    if (!row) throw new ServiceError(404, 'NOT_FOUND', 'The account has no such permission')
    const text = writeRevokeText({ account: account.caipAddress, pci, createdAt: row.createdAt.getTime() / 1_000 })
    await assertSigned(context, account, text, signature)
    await drizzle
      .update(sessions)
      .set({ revokedAt: new Date(now()) })
      .where(and(isThis, isNull(sessions.revokedAt)))
    return context.json({ success: true })
  })
}

function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new ServiceError(400, 'BAD_REQUEST', 'Not a permission')
  return parsed.data
}

function readGrant(text: string): SmartSessionGrant {
  const parsed = grantSchema.safeParse(parseJson(text))
  if (!parsed.success || !isStorableJson(parsed.data)) throw new ServiceError(400, 'BAD_REQUEST', 'Not a permission')
  return parsed.data
}
